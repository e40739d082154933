import { LIMITS } from '@parterre/contract/choices/limits';
import { type ReactNode, Suspense, useContext } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { maxStoredLength } from '../rules.ts';
import {
  CanTranslate,
  type TextLanguages,
  TextLanguagesContext,
  type TranslatedField,
  useTextLanguages,
} from './text-languages.ts';
import { useTranslationParams } from './translation-link.tsx';

/** A text by culture of a form: on a single line and without rules, unless it says otherwise. */
type TranslatedText = Pick<TranslatedField, 'name' | 'label'> & Partial<TranslatedField>;

interface TranslatedTextsProps extends TextLanguages {
  /** The texts of the form in its order, which is that of the drawer. */
  texts: readonly TranslatedText[];
  children: ReactNode;
}

/**
 * Wraps the fields of a form with texts by culture: declares these texts and their languages, and opens the translation
 * drawer `?drawer=translation&field=NAME` over the form to edit their values. A lock of the form must be around it.
 */
export function TranslatedTexts({ texts, children, ...languages }: TranslatedTextsProps) {
  return (
    <TextLanguagesContext.Provider value={{ ...languages, fields: texts.map(completeText) }}>
      {children}
      <TranslationHost />
    </TextLanguagesContext.Provider>
  );
}

function completeText({ name, label, mode = 'line', rules = [] }: TranslatedText): TranslatedField {
  return { name, label, mode, rules: mode === 'rich' ? [maxStoredLength(LIMITS.richText), ...rules] : rules };
}

const TranslationDrawer = lazyPart(async () => (await import('./translation-drawer.tsx')).TranslationDrawer);

function TranslationHost() {
  const { field: wanted, close } = useTranslationParams();
  const { fields } = useTextLanguages();
  const canTranslate = useContext(CanTranslate);
  const isDeclared = fields.some(({ name }) => name === wanted);
  if (wanted === null || !isDeclared || !canTranslate) return null;
  return (
    <Suspense fallback={null}>
      <TranslationDrawer name={wanted} onClose={close} />
    </Suspense>
  );
}

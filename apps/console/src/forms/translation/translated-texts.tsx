import { type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { CanTranslate, type TextLanguages, TextLanguagesContext, type TranslatedField } from './text-languages.ts';
import { useTranslationParams } from './translation-link.tsx';

interface TranslatedTextsProps extends TextLanguages {
  children: ReactNode;
}

/**
 * Wraps the fields of a form with texts by culture: provides their languages, and opens the translation drawer
 * `?drawer=translation&field=NAME` over the form to edit its values.
 */
export function TranslatedTexts({ culture, cultures, outdated, children }: TranslatedTextsProps) {
  const [fields, setFields] = useState<readonly TranslatedField[]>([]);
  const putField = useCallback((field: TranslatedField) => {
    setFields((known) => {
      const isKnown = known.some(({ link }) => link === field.link);
      return isKnown ? known.map((other) => (other.link === field.link ? field : other)) : [...known, field];
    });
  }, []);
  const removeField = useCallback((link: TranslatedField['link']) => {
    setFields((known) => known.filter((other) => other.link !== link));
  }, []);
  const context = useMemo(
    () => ({ culture, cultures, outdated, putField, removeField }),
    [culture, cultures, outdated, putField, removeField],
  );
  return (
    <TextLanguagesContext.Provider value={context}>
      {children}
      <TranslationHost fields={fields} />
    </TextLanguagesContext.Provider>
  );
}

const TranslationDrawer = lazyPart(async () => (await import('./translation-drawer.tsx')).TranslationDrawer);

function TranslationHost({ fields }: { fields: readonly TranslatedField[] }) {
  const { field: wanted, close } = useTranslationParams();
  const canTranslate = useContext(CanTranslate);
  const current = canTranslate ? fields.find(({ name }) => name === wanted) : undefined;
  useFocusBack(current);
  if (current === undefined) return null;
  return (
    <Suspense fallback={null}>
      <TranslationDrawer field={current} fields={fields} onClose={close} />
    </Suspense>
  );
}

/** A drawer opened by the URL also returns the focus to the link of its field. */
function useFocusBack(current: TranslatedField | undefined): void {
  const opened = useRef(current);
  // The link can take the focus only after the drawer, which traps it, has closed.
  useEffect(() => {
    if (current === undefined) opened.current?.link.current?.focus();
    opened.current = current;
  }, [current]);
}

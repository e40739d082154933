import { LIMITS } from '@parterre/contract/choices/limits';
import { useEffect, useRef } from 'react';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { maxStoredLength, type Rule } from '../rules.ts';
import { type TextMode, type TranslatedField, useTextLanguages } from '../translation/text-languages.ts';
import { TranslationLink } from '../translation/translation-link.tsx';
import { findTextProblem, readTexts, useTexts } from '../translation/use-texts.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { type FieldProps, useField, useIsLocked } from './use-field.tsx';

interface TextByCultureFieldProps extends FieldProps {
  /** Makes the field this many lines high, instead of one. */
  rows?: number;
  hasFocus?: boolean;
}

/**
 * Holds `{"en-GB": "Stalls", "de": ""}` (fillCultures, dropBlankCultures). Edits the first language; the translation
 * drawer edits the others. Must be inside TranslatedTexts.
 */
export function TextByCultureField({ rows, hasFocus = false, ...props }: TextByCultureFieldProps) {
  const mode = rows === undefined ? 'line' : 'lines';
  const { field, culture, text, write, aside } = useTextByCulture(props, mode);
  return (
    <FieldFrame aside={aside} field={field}>
      <FieldInput field={field} input={{ autoFocus: hasFocus, lang: culture, rows }} onType={write} text={text} />
    </FieldFrame>
  );
}

/**
 * Holds `{"en-GB": "<p>…</p>", "de": ""}` (fillCultures, dropBlankCultures). Edits the first language; the translation
 * drawer edits the others. Must be inside TranslatedTexts.
 */
export function RichTextByCultureField({ rules = [], ...props }: FieldProps) {
  const all = [maxStoredLength(LIMITS.richText), ...rules];
  const { field, culture, text, write, aside } = useTextByCulture({ ...props, rules: all }, 'rich');
  return (
    <FieldFrame aside={aside} field={field} kind="group">
      <RichTextInput field={field} html={text} lang={culture} onType={write} />
    </FieldFrame>
  );
}

/**
 * A field that holds `{"en-GB": "…", "de": ""}`: edits the first language in place, and registers with the translation
 * drawer, which edits the others.
 */
function useTextByCulture(props: FieldProps, mode: TextMode) {
  const { name, label, rules = [] } = props;
  const { culture } = useTextLanguages();
  const field = useField(props, [forCultures(culture, rules)]);
  const model = useTexts(name);
  const isLocked = useIsLocked();
  const link = useTranslatedField({ name, label, mode, rules, isLocked: isLocked || field.disabled });
  return {
    field,
    culture,
    text: model.texts[culture] ?? '',
    write: (text: string) => model.write(culture, text, field.change),
    aside: <TranslationLink label={label} link={link} model={model} name={name} />,
  };
}

/** Puts the field on the drawer's list as it was last drawn, and removes it with the field. */
function useTranslatedField({ name, label, mode, rules, isLocked }: Omit<TranslatedField, 'link'>) {
  const { putField, removeField } = useTextLanguages();
  const link = useRef<HTMLElement | null>(null);
  // The drawer lists mounted fields, which only they know: each hands itself over.
  useEffect(
    () => putField({ name, label, mode, rules, isLocked, link }),
    [putField, name, label, mode, rules, isLocked],
  );
  // Apart from the above, so that a change of the field does not move it to the end of the list.
  useEffect(() => () => removeField(link), [removeField]);
  return link;
}

const forCultures =
  (source: string, rules: readonly Rule[]): Rule =>
  (value) => {
    const texts = readTexts(value);
    const own = findTextProblem(rules, texts[source] ?? '', true);
    if (own) return own;
    for (const [culture, text] of Object.entries(texts)) {
      const problem = findTextProblem(rules, text, false);
      if (problem) return { ...problem, culture };
    }
    return undefined;
  };

import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import type { Rule } from '../rules.ts';
import { useTextLanguages, useTranslatedField } from '../translation/text-languages.ts';
import { TranslationLink } from '../translation/translation-link.tsx';
import { findTextProblem, readTexts, useTexts } from '../translation/use-texts.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { type FieldProps, useField } from './use-field.tsx';

interface TextByCultureFieldProps extends Pick<FieldProps, 'name' | 'isOptional' | 'help'> {
  hasFocus?: boolean;
}

const ROWS = 3;

/**
 * Holds `{"en-GB": "Stalls", "de": ""}`, or HTML in these places (fillCultures, dropBlankCultures). Edits the first
 * language; the translation drawer edits the others. Its label, mode and rules are those that TranslatedTexts declares.
 */
export function TextByCultureField({ hasFocus = false, ...props }: TextByCultureFieldProps) {
  const { name } = props;
  const { label, mode, rules } = useTranslatedField(name);
  const { culture } = useTextLanguages();
  const field = useField({ ...props, label, rules }, [forCultures(culture, rules)]);
  const model = useTexts(name);
  const text = model.texts[culture] ?? '';
  const handleType = (typed: string) => model.write(culture, typed, field.change);
  const aside = <TranslationLink label={label} model={model} name={name} />;
  if (mode === 'rich') {
    return (
      <FieldFrame aside={aside} field={field} kind="group">
        <RichTextInput field={field} html={text} lang={culture} onType={handleType} />
      </FieldFrame>
    );
  }
  const input = { autoFocus: hasFocus, lang: culture, rows: mode === 'lines' ? ROWS : undefined };
  return (
    <FieldFrame aside={aside} field={field}>
      <FieldInput field={field} input={input} onType={handleType} text={text} />
    </FieldFrame>
  );
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

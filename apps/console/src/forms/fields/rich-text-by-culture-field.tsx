import { LIMITS } from '@parterre/contract/choices/limits';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { maxStoredLength } from '../rules/text-rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { type TextByCultureProps, useTextByCulture } from './use-text-by-culture.tsx';

/**
 * Holds `{"en-GB": "<p>…</p>", "de": ""}` (fillCultures, dropBlankCultures): the first language here, the others in the
 * drawer of translations. Stands inside of TranslatedTexts.
 */
export function RichTextByCultureField({ rules = [], ...props }: TextByCultureProps) {
  const all = [maxStoredLength(LIMITS.richText), ...rules];
  const { field, culture, text, write, aside } = useTextByCulture({ ...props, rules: all }, 'rich');
  return (
    <FieldFrame aside={aside} field={field} kind="group">
      <RichTextInput field={field} html={text} lang={culture} onType={write} />
    </FieldFrame>
  );
}

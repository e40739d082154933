import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { type TextByCultureProps, useTextByCulture } from './use-text-by-culture.tsx';

interface TextByCultureFieldProps extends TextByCultureProps {
  /** Many lines instead of one. */
  rows?: number;
  hasFocus?: boolean;
}

/**
 * Holds `{"en-GB": "Stalls", "de": ""}` (fillCultures, dropBlankCultures): the first language here, the others in the
 * drawer of translations. Stands inside of TranslatedTexts.
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

import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { RICH_TEXT_MAX_LENGTH } from '../rich-text/rich-text-length.ts';
import { maxStoredLength } from '../rules/text-rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { asText } from './text-field.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface RichTextFieldProps extends FieldProps {
  /** The language of the text, as `en-GB`. */
  lang: string;
}

/** Holds HTML of the elements the server keeps, '' when there are no words. */
export function RichTextField({ lang, ...props }: RichTextFieldProps) {
  const field = useField(props, [maxStoredLength(RICH_TEXT_MAX_LENGTH)]);
  return (
    <FieldFrame field={field} kind="group">
      <RichTextInput field={field} html={asText(field.value)} lang={lang} onType={field.change} />
    </FieldFrame>
  );
}

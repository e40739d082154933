import { barcode } from '../rules/text-rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { asText } from './text-field.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** Scanners type: letters become capitals, spaces go. */
export function BarcodeField(props: FieldProps) {
  const field = useField(props, [barcode]);
  return (
    <FieldFrame field={field}>
      <FieldInput
        field={field}
        input={{ autoComplete: 'off', spellCheck: false, autoCapitalize: 'characters' }}
        onType={(text) => field.change(text.replace(/\s/g, '').toUpperCase())}
        text={asText(field.value)}
      />
    </FieldFrame>
  );
}

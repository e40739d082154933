import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { asText } from './text-field.tsx';
import { type FieldProps, useField } from './use-field.ts';

export function MultilineField({ rows = 4, ...props }: FieldProps & { rows?: number }) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <FieldInput field={field} input={{ rows }} onType={field.change} text={asText(field.value)} />
    </FieldFrame>
  );
}

import type { InputHTMLAttributes } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { type FieldProps, useField } from './use-field.tsx';

interface TextFieldProps extends FieldProps {
  input?: InputHTMLAttributes<HTMLInputElement>;
}

export function TextField({ input, ...props }: TextFieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <FieldInput field={field} input={input} onType={field.change} text={asText(field.value)} />
    </FieldFrame>
  );
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export function MultilineField({ rows = 4, lang, ...props }: FieldProps & { rows?: number; lang?: string }) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <FieldInput
        field={field}
        input={{ rows, dir: 'auto', ...(lang !== undefined && { lang }) }}
        onType={field.change}
        text={asText(field.value)}
      />
    </FieldFrame>
  );
}

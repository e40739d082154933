import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { type FieldProps, useField } from './use-field.tsx';

interface TextFieldProps extends FieldProps {
  /** A unit or prefix inside the field. */
  start?: ReactNode;
  input?: InputHTMLAttributes<HTMLInputElement>;
}

export function TextField({ start, input, ...props }: TextFieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <FieldInput field={field} input={input} onType={field.change} start={start} text={asText(field.value)} />
    </FieldFrame>
  );
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export function MultilineField({ rows = 4, ...props }: FieldProps & { rows?: number }) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <FieldInput field={field} input={{ rows, dir: 'auto' }} onType={field.change} text={asText(field.value)} />
    </FieldFrame>
  );
}

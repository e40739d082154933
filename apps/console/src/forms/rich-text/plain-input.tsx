import { useEffect, useId, useRef } from 'react';
import { FieldFrame } from '../fields/field-frame.tsx';
import { FieldInput } from '../fields/field-input.tsx';

interface PlainInputProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  help?: string;
  error?: string | undefined;
  hasFocus?: boolean;
}

/** A field that belongs to no form, with the look of those that do. */
export function PlainInput({ label, text, onType, help, error, hasFocus = false }: PlainInputProps) {
  const id = useId();
  const input = useRef<{ focus: () => void } | null>(null);
  // A dialog puts the focus on itself when it opens.
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const field = {
    id,
    label,
    help,
    error,
    disabled: false,
    isRequired: false,
    describedBy: error ? `${id}-error` : help ? `${id}-help` : undefined,
    value: text,
    change: () => undefined,
    blur: () => undefined,
    attach: (element: { focus: () => void } | null) => {
      input.current = element;
    },
  };
  return (
    <FieldFrame field={field}>
      <FieldInput field={field} input={{ autoComplete: 'off', spellCheck: false }} onType={onType} text={text} />
    </FieldFrame>
  );
}

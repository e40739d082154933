import { useState } from 'react';

interface TypedTextOptions {
  value: unknown;
  /** Reads the text; what cannot be read is handed on as it was typed, for the rules to refuse. */
  parse: (text: string) => unknown;
  format: (value: unknown) => string;
  change: (value: unknown) => void;
}

/**
 * Keeps what is being typed ('1.', '1/2/2') while the form holds what it means.
 * The typed text gives way as soon as the form's value is another one (discard, a walk to the next object).
 */
export function useTypedText({ value, parse, format, change }: TypedTextOptions) {
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  return {
    text: typed && Object.is(typed.value, value) ? typed.text : format(value),
    type: (text: string) => {
      const next = parse(text);
      setTyped({ text, value: next });
      change(next);
    },
    settle: () => setTyped(undefined),
  };
}

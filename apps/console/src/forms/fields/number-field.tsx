import { useTranslation } from 'react-i18next';
import type { Rule } from '../rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { findTypedNumber, toNumber, useTypedText } from './typed-number.ts';
import { type FieldProps, useField } from './use-field.tsx';

interface NumberFieldProps extends FieldProps {
  /** Shown inside the field: 'tickets', '%'. */
  unit?: string;
  /** The maximum number of decimals; default 0. */
  decimals?: number;
}

/** Holds a number, or null if empty. */
export function NumberField({ unit, decimals = 0, ...props }: NumberFieldProps) {
  const { i18n } = useTranslation('kit');
  const field = useField(props, [isReadNumber(decimals)]);
  const typed = useTypedText({
    value: field.value,
    change: field.change,
    parse: (text) => parseNumber(text, i18n.language),
    format: (value) => (typeof value === 'number' ? toTypedText(value, i18n.language) : String(value ?? '')),
  });
  return (
    <FieldFrame field={field}>
      <FieldInput
        end={unit}
        field={field}
        input={{ inputMode: decimals === 0 ? 'numeric' : 'decimal', autoComplete: 'off' }}
        onLeave={typed.settle}
        onType={typed.type}
        text={typed.text}
      />
    </FieldFrame>
  );
}

function parseNumber(text: string, language: string): number | string | null {
  if (text.trim() === '') return null;
  const typed = findTypedNumber(text, language);
  return typed ? toNumber(typed) : text;
}

const toTypedText = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 12 }).format(value);

const isReadNumber =
  (decimals: number): Rule =>
  (value) => {
    if (typeof value === 'string') return { key: decimals === 0 ? 'whole' : 'nonNegative' };
    if (typeof value !== 'number' || Number(value.toFixed(decimals)) === value) return undefined;
    return decimals === 0 ? { key: 'whole' } : { key: 'precision', values: { precision: decimals } };
  };

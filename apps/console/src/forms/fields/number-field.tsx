import { toIntlTag } from '@parterre/contract/intl-tag';
import { useTranslation } from 'react-i18next';
import type { Rule } from '../rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { findTypedNumber, toNumber, useTypedText } from './typed-number.ts';
import { type FieldModel, type FieldProps, useField } from './use-field.tsx';

interface NumberFieldProps extends FieldProps {
  /** Shown inside the field: 'tickets'. */
  unit?: string;
}

/** Holds a whole number, or null if empty. */
export function NumberField({ unit, ...props }: NumberFieldProps) {
  const field = useField(props, [isReadNumber(0)]);
  return <NumberInput decimals={0} field={field} unit={unit} />;
}

interface DecimalFieldProps extends Omit<FieldProps, 'isOptional'> {
  /** Shown inside the field: '%'. */
  unit: string;
  /** The maximum number of decimals. */
  decimals: number;
}

/** Holds a number with decimals, or null if empty. */
export function DecimalField({ unit, decimals, ...props }: DecimalFieldProps) {
  const field = useField(props, [isReadNumber(decimals)]);
  return <NumberInput decimals={decimals} field={field} unit={unit} />;
}

interface NumberInputProps {
  field: FieldModel;
  unit: string | undefined;
  decimals: number;
}

function NumberInput({ field, unit, decimals }: NumberInputProps) {
  const { i18n } = useTranslation('kit');
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
  new Intl.NumberFormat(toIntlTag(language), { useGrouping: false, maximumFractionDigits: 12 }).format(value);

const isReadNumber =
  (decimals: number): Rule =>
  (value) => {
    if (typeof value === 'string') return { key: decimals === 0 ? 'whole' : 'nonNegative' };
    if (typeof value !== 'number' || Number(value.toFixed(decimals)) === value) return undefined;
    return decimals === 0 ? { key: 'whole' } : { key: 'precision', values: { precision: decimals } };
  };

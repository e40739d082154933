import { getCurrencyDecimals } from '@parterre/contract/money/currencies';
import { useTranslation } from 'react-i18next';
import type { Rule } from '../rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { formatMoneyText, parseMoney, useTypedText } from './typed-number.ts';
import { type FieldProps, useField } from './use-field.tsx';

interface MoneyFieldProps extends FieldProps {
  /** In ISO 4217. */
  currency: string;
}

/** Holds whole minor units of the currency, or null; shows major units. */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  const { i18n } = useTranslation('kit');
  const decimals = getCurrencyDecimals(currency);
  const field = useField(props, [isReadMoney(decimals, i18n.language)]);
  const typed = useTypedText({
    value: field.value,
    change: field.change,
    parse: (text) => readAmount(text, decimals, i18n.language),
    format: (value) =>
      typeof value === 'number' ? formatMoneyText(value, currency, i18n.language) : String(value ?? ''),
  });
  return (
    <FieldFrame field={field}>
      <FieldInput
        field={field}
        input={{ inputMode: decimals === 0 ? 'numeric' : 'decimal', autoComplete: 'off' }}
        onLeave={typed.settle}
        onType={typed.type}
        start={currency}
        text={typed.text}
      />
    </FieldFrame>
  );
}

function readAmount(text: string, decimals: number, language: string): number | string | null {
  if (text.trim() === '') return null;
  const money = parseMoney(text, decimals, language);
  return 'amountMinor' in money ? money.amountMinor : text;
}

const isReadMoney =
  (decimals: number, language: string): Rule =>
  (value) => {
    if (typeof value !== 'string') return undefined;
    const money = parseMoney(value, decimals, language);
    if ('amountMinor' in money || money.problem === 'notANumber') return { key: 'nonNegative' };
    return decimals === 0 ? { key: 'whole' } : { key: 'precision', values: { precision: decimals } };
  };

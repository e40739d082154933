import Box from '@mui/material/Box';
import { chooseMoneyFormat, toMajor } from '@parterre/contract/money/currencies';
import { formatNumber } from '#i18n/format-number.ts';

interface MoneyTextProps {
  /** Null if the user may not see it. */
  amountMinor: number | null;
  /** In ISO 4217. */
  currency: string;
  language: string;
  /** True if the column's header has the currency. */
  hidesCurrency?: boolean;
}

/** A right-aligned amount in tabular figures, with the currency small and grey before it. */
export function MoneyText({ amountMinor, currency, language, hidesCurrency = false }: MoneyTextProps) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'right' }}>
      {!hidesCurrency && (
        <Box component="span" sx={{ color: 'text.tertiary', fontSize: 11, letterSpacing: '0.02em', mr: '6px' }}>
          {currency}
        </Box>
      )}
      {formatAmount(amountMinor, currency, language)}
    </Box>
  );
}

/** Formats minor units in the language, with the currency's decimals but without the currency; a dash for null. */
export const formatAmount = (amountMinor: number | null, currency: string, language: string): string =>
  amountMinor === null ? '–' : formatNumber(toMajor(amountMinor, currency), language, chooseMoneyFormat(currency));

/** Formats minor units in the language after their currency, for a sentence or a value: `GBP 12.00`; a dash for null. */
export const formatMoney = (amountMinor: number | null, currency: string, language: string): string =>
  `${currency} ${formatAmount(amountMinor, currency, language)}`;

import Box from '@mui/material/Box';
import { chooseMoneyFormat, toMajor } from '@parterre/contract/money/currencies';
import { formatNumber } from '#i18n/format-number.ts';

interface MoneyTextProps {
  /** The amount is null where the reader may not know it. */
  amountMinor: number | null;
  /** The code is that of ISO 4217. */
  currency: string;
  language: string;
  /** The currency stands in the header when a column has only one. */
  hidesCurrency?: boolean;
}

/** An amount right-aligned in tabular figures, its currency small and grey before it. */
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

/** Minor units as a number of the language with the currency's own decimals, without the currency; a dash for null. */
export const formatAmount = (amountMinor: number | null, currency: string, language: string): string =>
  amountMinor === null ? '–' : formatNumber(toMajor(amountMinor, currency), language, chooseMoneyFormat(currency));

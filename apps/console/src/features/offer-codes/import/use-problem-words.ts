import type { OfferImportProblem } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';

/** A problem of a row in the reader's language: the row, the code as the file has it, the column, what is wrong. */
export function useProblemWords() {
  const { t, i18n } = useTranslation('offer-codes');
  return ({ row, code, column, reason, values }: OfferImportProblem): string[] => [
    formatNumber(row, i18n.language),
    code || '–',
    column === 'row' ? '–' : t(`import.column.${column}`),
    t(`import.reason.${reason}`, { ...values, ...tellSuggestion(values?.suggestion) }),
  ];
}

/** The time the server would take instead of one that the clocks leap over. */
const tellSuggestion = (suggestion: string | number | undefined) =>
  suggestion === undefined ? {} : { suggestion: formatDateTime(String(suggestion), DAY_TIME_TEMPLATE) };

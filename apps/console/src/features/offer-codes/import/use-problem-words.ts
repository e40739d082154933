import type { OfferImportProblem } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';

/** A problem of a row in the reader's language: "Row 7, code FRIENDS, value: must be a number". */
export function useProblemWords() {
  const { t } = useTranslation('offer-codes');
  return ({ row, code, column, reason, values }: OfferImportProblem): string =>
    t(column === 'row' ? 'import.problemRow' : 'import.problem', {
      row,
      code: code || '–',
      column: t(`import.column.${column}`),
      reason: t(`import.reason.${reason}`, { ...values }),
    });
}

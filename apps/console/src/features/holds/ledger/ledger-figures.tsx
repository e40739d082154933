import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import type { LedgerTotals } from './read-ledger.ts';
import { Difference } from './use-ledger-columns.tsx';

/** All holds of the event added up. */
export function LedgerFigures({ totals }: { totals: LedgerTotals }) {
  const { t, i18n } = useTranslation('holds');
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <FigureStrip
      figures={[
        { label: t('ledger.column.agreed'), value: number(totals.agreed), note: t('ledger.agreedNote') },
        {
          label: t('ledger.column.held'),
          value: number(totals.held),
          note: t('ledger.soldNote', { sold: totals.sold, count: totals.inBaskets }),
        },
        {
          label: t('ledger.column.difference'),
          value: <Difference value={totals.difference} />,
          note: t('ledger.differenceNote'),
        },
        { label: t('ledger.column.kept'), value: number(totals.kept), note: t('ledger.keptNote') },
      ]}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import type { LedgerTotals } from './read-ledger.ts';

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

/** Shows the sign; text says more or less than agreed, so that colour is not the only cue. */
export function Difference({ value }: { value: number | null }) {
  const { i18n } = useTranslation('holds');
  if (value === null) return '–';
  const text = formatNumber(value, i18n.language, { signDisplay: 'exceptZero' });
  return value === 0 ? text : <b>{text}</b>;
}

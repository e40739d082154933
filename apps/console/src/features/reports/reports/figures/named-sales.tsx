import { useTranslation } from 'react-i18next';
import { BarList } from '#charts/bar-list.tsx';
import { ChartCard } from '#charts/chart-card.tsx';
import { formatNumber } from '#i18n/format-number.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { addUp, type Measure, useMeasure } from './measure.ts';

interface NamedSalesProps {
  title: string;
  rows: readonly { name: string; currency: string; tickets: number; grossMinor: number }[];
  measure: Measure;
}

/** More bars cannot be told apart; the table has all. */
const BARS_MAX = 10;

export function NamedSales({ title, rows, measure }: NamedSalesProps) {
  const { t, i18n } = useTranslation('reports');
  const { read, write } = useMeasure(measure);
  const sums = addUp(
    rows.filter(({ currency }) => measure === 'tickets' || currency === measure).map((row) => [row.name, read(row)]),
  );
  return (
    <ChartCard
      chart={
        <BarList
          bars={sums.slice(0, BARS_MAX).map(({ name, value }) => ({ label: name, value, text: write(value) }))}
          label={title}
        />
      }
      table={
        <PlainTable
          caption={title}
          columns={[
            { id: 'name', header: title, isName: true, cell: ({ name }) => name },
            {
              id: 'tickets',
              header: t('charts.tickets'),
              align: 'end',
              cell: ({ tickets }) => formatNumber(tickets, i18n.language),
            },
            {
              id: 'gross',
              header: t('charts.grossShort'),
              align: 'end',
              cell: ({ currency, grossMinor }) => formatMoney(grossMinor, currency, i18n.language),
            },
          ]}
          getRowId={({ name, currency }) => `${name} ${currency}`}
          look="card"
          rows={rows}
          scroll={{ maxHeightPx: 320 }}
        />
      }
      title={title}
    />
  );
}

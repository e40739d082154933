import type { SalesFigures } from '@parterre/contract/reports/report-page';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '#charts/chart-card.tsx';
import { nameWeekday, WeekGrid, type WeekHour } from '#charts/week-grid.tsx';
import { formatHour } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { PlainTable } from '#tables/plain-table.tsx';

/** Hours are local to each venue: for shows in several zones, each counts in its own. */
export function SalesHours({ hours }: { hours: SalesFigures['byHour'] }) {
  const { t, i18n } = useTranslation('reports');
  const { language } = i18n;
  const cells: WeekHour[] = hours.map(({ weekday, hour, tickets }) => ({ weekday, hour, value: tickets }));
  const describe = ({ weekday, hour, value }: WeekHour) =>
    t('charts.hour', {
      weekday: nameWeekday(weekday, language, 'long'),
      hour: formatHour(hour),
      tickets: formatNumber(value, language),
    });
  const ranked = cells.toSorted((a, b) => b.value - a.value);
  const best = ranked[0];
  return (
    <ChartCard
      chart={
        <WeekGrid
          describeHour={describe}
          hours={cells}
          label={t('charts.hoursLabel', { best: best ? describe(best) : '' })}
          language={language}
        />
      }
      table={
        <PlainTable
          caption={t('charts.byHour')}
          columns={[
            {
              id: 'weekday',
              header: t('charts.weekday'),
              cell: ({ weekday }) => nameWeekday(weekday, language, 'long'),
            },
            { id: 'hour', header: t('charts.time'), cell: ({ hour }) => formatHour(hour) },
            {
              id: 'tickets',
              header: t('charts.tickets'),
              align: 'end',
              cell: ({ value }) => formatNumber(value, language),
            },
          ]}
          getRowId={({ weekday, hour }) => `${weekday} ${hour}`}
          look="card"
          rows={ranked}
          scroll={{ maxHeightPx: 320 }}
        />
      }
      title={t('charts.byHour')}
    />
  );
}

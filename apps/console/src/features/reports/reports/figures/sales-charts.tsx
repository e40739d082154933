import Box from '@mui/material/Box';
import { chooseMoneyFormat } from '@parterre/contract/money/currencies';
import type { ReportPage, SalesFigures } from '@parterre/contract/reports/report-page';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSalesFiguresQuery } from '#api/queries/reports/reports.ts';
import { ChartCard } from '#charts/chart-card.tsx';
import { DayChart } from '#charts/day-chart.tsx';
import { groupDays } from '#charts/group-days.ts';
import { formatDay, formatMonth, formatShortDay } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import type { AskedReport } from '../report-request.ts';
import { listCurrencies, type Measure, useMeasure } from './measure.ts';
import { NamedSales } from './named-sales.tsx';
import { SalesHours } from './sales-hours.tsx';

interface SalesChartsProps {
  /** The report above the charts. */
  page: ReportPage;
  request: AskedReport;
  skip: boolean;
}

/** All charts use the same measure, so that they can be compared. */
export function SalesCharts({ page, request, skip }: SalesChartsProps) {
  const { t } = useTranslation('reports');
  const result = useGetSalesFiguresQuery({ body: request }, { skip });
  return (
    <LoadedPart label={t('loading')} result={result} rowHeight={36} rows={4}>
      {(figures) => <Charts counts={<Counts page={page} request={request} />} data={figures} />}
    </LoadedPart>
  );
}

function Charts({ data, counts }: { data: SalesFigures; counts: ReactNode }) {
  const { t } = useTranslation('reports');
  const [chosen, setChosen] = useState<Measure>('tickets');
  if (data.byDay.length === 0) return <EmptyState text={t('charts.nothingText')} title={t('charts.nothing')} />;
  const currencies = listCurrencies(data);
  // Another selection of shows may not have the chosen currency.
  const measure = currencies.includes(chosen) ? chosen : 'tickets';
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <SegmentedControl
          label={t('charts.measure')}
          onChange={setChosen}
          options={[
            { value: 'tickets', label: t('charts.tickets') },
            ...currencies.map((currency) => ({ value: currency, label: t('charts.gross', { currency }) })),
          ]}
          value={measure}
        />
      </Box>
      {counts}
      <SalesOverTime figures={data} measure={measure} />
      <Box sx={PAIR_LOOK}>
        <NamedSales measure={measure} rows={data.byPriceType} title={t('charts.byPriceType')} />
        <NamedSales
          measure={measure}
          rows={data.byChannel.map(({ channel, ...row }) => ({ ...row, name: t(`channel.${channel}`, channel) }))}
          title={t('charts.byChannel')}
        />
      </Box>
      <SalesHours hours={data.byHour} />
    </>
  );
}

/** Says how tickets and gross in the charts follow from the strip above; where that has one number, what it counts. */
function Counts({ page, request }: Omit<SalesChartsProps, 'skip'>) {
  const { t, i18n } = useTranslation('reports');
  const gross = useGrossOfCharts(page).map((parts) => ` ${t('charts.grossOf', parts)}`);
  const { includePending = false } = request;
  const parts = ['sold', 'comps', ...(includePending ? ['pending'] : [])].map((key) => countOf(page, key));
  if (parts.some((part) => part === undefined))
    return (
      <Note>
        {t('charts.counts')}
        {gross}
      </Note>
    );
  const write = (value: number) => formatNumber(value, i18n.language);
  const known = parts.filter((part) => part !== undefined);
  return (
    <Note>
      {t('charts.issued', {
        parts: known.map(({ header, count }) => `${header} ${write(count)}`).join(' + '),
        tickets: write(known.reduce((sum, { count }) => sum + count, 0)),
      })}
      {!includePending && (countOf(page, 'pending')?.count ?? 0) > 0 && ` ${t('charts.pendingApart')}`}
      {gross}
    </Note>
  );
}

/**
 * What leads from an amount of the strip to the gross of the charts, which is that of active tickets without fees: sales
 * tell cancelled ones apart, as an amount below zero, and detailed sales have the fees in what was paid.
 */
const GROSS_PARTS = [
  { from: 'gross_sales', less: 'refunds', sign: 1 },
  { from: 'price_paid', less: 'booking_fee', sign: -1 },
];

/** Returns the sum for each currency in which the two amounts differ. */
function useGrossOfCharts({ columns, totals }: ReportPage) {
  const { i18n } = useTranslation('reports');
  const headers = new Map(columns.map(({ key, header }) => [key, header]));
  return totals.flatMap(({ currency, values }) =>
    GROSS_PARTS.flatMap(({ from, less, sign }) => {
      const [whole, part = 0] = [values[from], values[less]];
      if (whole === undefined || part === 0) return [];
      const write = (value: number) => formatNumber(value, i18n.language, chooseMoneyFormat(currency));
      const parts = `${headers.get(from)} ${write(whole)} − ${headers.get(less)} ${write(Math.abs(part))}`;
      return [{ parts, gross: `${currency} ${write(whole + sign * part)}` }];
    }),
  );
}

/** Returns a count of the whole report, over all currencies, under its heading. */
function countOf({ columns, totals }: ReportPage, key: string) {
  const column = columns.find((own) => own.key === key);
  if (!column || totals.every(({ values }) => values[key] === undefined)) return undefined;
  return { header: column.header, count: totals.reduce((sum, { values }) => sum + (values[key] ?? 0), 0) };
}

const PAIR_LOOK = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } };

/** Months are of several years. */
const LABELS = { day: formatShortDay, week: formatShortDay, month: formatMonth };

function SalesOverTime({ figures, measure }: { figures: SalesFigures; measure: Measure }) {
  const { t, i18n } = useTranslation('reports');
  const { name, read, write } = useMeasure(measure);
  const days = figures.byDay.filter(({ currency }) => measure === 'tickets' || currency === measure);
  const { grain, bars } = groupDays(days.map((day) => ({ on: day.on, value: read(day) })));
  const values = new Map(bars.map(({ on, value }) => [on, value]));
  const describe = (on: string) =>
    t(`charts.grain.${grain}`, { day: formatDay(on), value: write(values.get(on) ?? 0) });
  return (
    <ChartCard
      chart={
        <DayChart
          days={bars}
          describeDay={describe}
          label={t('charts.overTimeLabel', { from: formatDay(bars[0]?.on), to: formatDay(bars.at(-1)?.on) })}
          writeDay={LABELS[grain]}
          writeTick={(value) => formatNumber(value, i18n.language, { notation: 'compact' })}
        />
      }
      table={
        <PlainTable
          caption={t('charts.overTime')}
          columns={[
            { id: 'on', header: t('selection.sort.Date'), cell: ({ on }) => formatDay(on) },
            { id: 'value', header: name, align: 'end', cell: ({ value }) => write(value) },
          ]}
          getRowId={({ on }) => on}
          look="card"
          rows={bars.filter(({ value }) => value !== 0).toReversed()}
          scroll={{ maxHeightPx: 320 }}
        />
      }
      title={t('charts.overTime')}
    />
  );
}

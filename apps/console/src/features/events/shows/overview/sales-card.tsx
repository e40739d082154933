import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { toMajor } from '@parterre/contract/money/currencies';
import type { ShowOverview } from '@parterre/contract/shows/overview';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayChart } from '#charts/day-chart.tsx';
import { formatDay } from '#dates/format-date-time.ts';
import { dayOf } from '#dates/wall-time.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { Card } from '#ui/card.tsx';
import { MenuButton } from '#ui/controls/more-menu.tsx';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { formatAmount, formatMoney } from '#ui/figures/money-text.tsx';
import { ChartIcon, ChevronDownIcon, TableIcon } from '#ui/icons.tsx';
import { changeParams } from '#ui/url/change-params.ts';

interface SalesCardProps {
  show: Pick<Show, 'currency' | 'onSaleAtLocal'>;
  salesPerDay: ShowOverview['salesPerDay'];
}

/**
 * Sales per day as a chart or a table, because not everybody can read a chart. Gross is offered only to users who may
 * see it: the server omits it for others.
 */
export function SalesCard({ show, salesPerDay }: SalesCardProps) {
  const { t, i18n } = useTranslation('shows');
  const [measure, setMeasure] = useState<'tickets' | 'gross'>('tickets');
  const [isTable, setTable] = useState(false);
  const { currency } = show;
  const seesGross = salesPerDay.some((day) => day.grossMinor !== null);
  const byDay = new Map(salesPerDay.map((day) => [day.on, day]));
  const describeDay = (on: string) => {
    const day = byDay.get(on);
    const gross = formatMoney(day ? day.grossMinor : 0, currency, i18n.language);
    return t('sales.day', {
      date: formatDay(on),
      tickets: t('sales.ticketCount', { count: day?.tickets ?? 0 }),
      gross,
    });
  };
  const isEmpty = salesPerDay.every((day) => day.tickets === 0 && (day.grossMinor ?? 0) === 0);
  const range = { from: formatDay(salesPerDay[0]?.on), to: formatDay(salesPerDay.at(-1)?.on) };
  return (
    <Card
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: -0.75 }}>
          {seesGross && (
            <SegmentedControl
              label={t('sales.measure')}
              onChange={setMeasure}
              options={[
                { value: 'tickets', label: t('sales.tickets') },
                { value: 'gross', label: t('sales.gross') },
              ]}
              value={measure}
            />
          )}
          <DaysMenu />
          <TipIconButton label={t(isTable ? 'sales.asChart' : 'sales.asTable')} onClick={() => setTable(!isTable)}>
            {isTable ? <ChartIcon /> : <TableIcon />}
          </TipIconButton>
        </Box>
      }
      title={t('sales.title')}
    >
      {isTable && <SalesTable currency={currency} salesPerDay={salesPerDay} />}
      {!isTable && isEmpty && <NoSales />}
      {!isTable && !isEmpty && (
        <Box sx={{ p: '12px 12px 4px' }}>
          <DayChart
            days={salesPerDay.map((day) => ({
              on: day.on,
              value: measure === 'tickets' ? day.tickets : toMajor(day.grossMinor ?? 0, currency),
            }))}
            describeDay={describeDay}
            label={t('sales.chart', range)}
            mark={{ on: show.onSaleAtLocal === null ? undefined : dayOf(show.onSaleAtLocal), label: t('sales.opened') }}
            writeTick={(value) =>
              formatNumber(value, i18n.language, measure === 'gross' ? { notation: 'compact' } : undefined)
            }
          />
        </Box>
      )}
    </Card>
  );
}

function NoSales() {
  const { t } = useTranslation('shows');
  return (
    <Box sx={{ py: 7, px: 2, textAlign: 'center', color: 'text.secondary' }}>
      <Box sx={{ fontWeight: 'fontWeightMedium', color: 'text.primary' }}>{t('sales.none')}</Box>
      {t('sales.noneText')}
    </Box>
  );
}

interface SalesTableProps {
  salesPerDay: ShowOverview['salesPerDay'];
  currency: string;
}

function SalesTable({ salesPerDay, currency }: SalesTableProps) {
  const { t, i18n } = useTranslation('shows');
  return (
    <PlainTable
      caption={t('sales.title')}
      columns={[
        { id: 'date', header: t('sales.date'), cell: ({ on }) => formatDay(on) },
        {
          id: 'tickets',
          header: t('sales.tickets'),
          align: 'end',
          cell: ({ tickets }) => formatNumber(tickets, i18n.language),
        },
        {
          id: 'gross',
          header: t('tickets.gross', { currency }),
          align: 'end',
          cell: ({ grossMinor }) => formatAmount(grossMinor, currency, i18n.language),
        },
      ]}
      getRowId={({ on }) => on}
      look="card"
      rows={salesPerDay.toReversed()}
      scroll={{ maxHeightPx: 260 }}
    />
  );
}

const SALES_DAYS = [30, 60, 90] as const;

/** The days of the sales chart, `?days=60`; the first for any other. */
export const readSalesDays = (params: URLSearchParams): number =>
  SALES_DAYS.find((days) => String(days) === params.get('days')) ?? SALES_DAYS[0];

function DaysMenu() {
  const { t } = useTranslation('shows');
  const [params, setParams] = useUrlParams();
  const days = readSalesDays(params);
  const handleChoose = (choice: number) =>
    setParams((current) => changeParams(current, { days: choice === SALES_DAYS[0] ? null : String(choice) }), {
      replace: true,
    });
  return (
    <MenuButton
      aria-label={t('kit:labelled', { label: t('sales.period'), value: t('sales.days', { days }) })}
      endIcon={<ChevronDownIcon sx={{ color: 'text.tertiary' }} />}
      label={t('sales.days', { days })}
      size="small"
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      variant="outlined"
    >
      {SALES_DAYS.map((choice) => (
        <MenuItem key={choice} onClick={() => handleChoose(choice)} selected={choice === days}>
          {t('sales.days', { days: choice })}
        </MenuItem>
      ))}
    </MenuButton>
  );
}

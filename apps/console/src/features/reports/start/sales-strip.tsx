import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { StartPage } from '@parterre/contract/start';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNamedDay } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { type Figure, FigureStrip } from '#ui/figures/figure-strip.tsx';
import { MoneyText } from '#ui/figures/money-text.tsx';

type Day = StartPage['today'];

/**
 * Compares today with the same weekday of last week until the same time of day, because today still grows; the whole
 * day stands beside it, as the list that it links to counts it; no list ends at a time of day. Tickets and money link
 * to the sales report, which is about one promoter; while all are shown, `ByPromoterCard` has the parts and links.
 */
export function SalesStrip({
  today,
  weekBefore,
  weekBeforeByNow,
}: Pick<StartPage, 'today' | 'weekBefore' | 'weekBeforeByNow'>) {
  const { t, i18n } = useTranslation('start');
  const { language } = i18n;
  const { current } = usePromoter();
  const canReport = useCan('report:sales');
  const write = (value: number) => formatNumber(value, language);
  const before = formatNamedDay(weekBefore.on, language);
  const toOrders = today.orders === null ? undefined : paths.ordersOfDay;
  const toSales = current && canReport ? paths.salesOfDay : undefined;
  const figure = (label: string, of: (day: Day) => ReactNode, to: ((on: string) => string) | undefined): Figure => ({
    label,
    value: <Leading to={to?.(today.on)}>{of(today)}</Leading>,
    note: (
      <>
        <Box component="span" sx={{ display: 'block' }}>
          {t('today.byNow', { day: before })} {of(weekBeforeByNow)}
        </Box>
        {t('today.wholeDay')}{' '}
        <Leading isNote to={to?.(weekBefore.on)}>
          {of(weekBefore)}
        </Leading>
      </>
    ),
  });
  const orders: Figure = {
    ...figure(t('today.orders'), (day) => write(day.orders ?? 0), toOrders),
    unit: today.pendingOrders ? (
      <Leading isNote to={paths.pendingOrdersOfDay(today.on)}>
        {t('today.pending', { count: today.pendingOrders })}
      </Leading>
    ) : undefined,
  };
  return (
    <FigureStrip
      figures={[
        figure(t('today.tickets'), ({ tickets }) => write(tickets), toSales),
        ...(today.gross ? [figure(t('today.gross'), (day) => <Amounts amounts={day.gross ?? []} />, toSales)] : []),
        ...(today.orders === null ? [] : [orders]),
      ]}
    />
  );
}

interface LeadingProps {
  to: string | undefined;
  children: ReactNode;
  isNote?: boolean;
}

function Leading({ to, children, isNote = false }: LeadingProps) {
  if (to === undefined) return children;
  return (
    <Link color={isNote ? 'inherit' : 'text.primary'} href={to} underline={isNote ? 'always' : 'hover'}>
      {children}
    </Link>
  );
}

/** One line per currency; a plain 0 if nothing was sold. */
export function Amounts({ amounts }: { amounts: NonNullable<Day['gross']> }) {
  const { i18n } = useTranslation('start');
  if (amounts.length === 0) return '0';
  return amounts.map(({ currency, amountMinor }) => (
    <Box component="span" key={currency} sx={{ display: 'block', '&:not(:only-child)': { fontSize: '0.8em' } }}>
      <MoneyText amountMinor={amountMinor} currency={currency} language={i18n.language} />
    </Box>
  ));
}

import { toMajor } from '@parterre/contract/money/currencies';
import type { Price, PriceStock } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import type { TFunction } from 'i18next';
import type { Settings } from '#api/settings.ts';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { toTicketState } from '#features/events/prices/ticket-status.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { TicketNameCell, TicketStatusCell } from './ticket-cells.tsx';

export interface TicketColumnPlace {
  t: TFunction<'prices'>;
  language: string;
  show: Pick<Show, 'showCode' | 'currency' | 'defaultCulture' | 'timeZone' | 'saleState'>;
  nameOf: (price: Price) => string;
  nameTax: (taxRateId: number | null) => string;
  nameSites: (siteIds: readonly number[]) => string;
  /** True if alternating seats block any seat: only then the column is shown at first. */
  hasBlocked: boolean;
}

type Variant = Settings['ticketTable']['variant'];
type Column = TableColumn<Price>;

/** Both variants follow the order of spec §2; only `withSalesData` has the sales columns. */
export function listTicketColumns(variant: Variant, place: TicketColumnPlace): Column[] {
  const hasSales = variant === 'withSalesData';
  const { ticket, status, price, fee, visibility, ...details } = listSetUpColumns(place, hasSales);
  const { allocation, gross, ...sales } = listStockColumns(place);
  const stock = hasSales ? [...Object.values(sales), allocation] : [allocation];
  return [ticket, status, price, fee, ...stock, ...Object.values(details), visibility, ...(hasSales ? [gross] : [])];
}

function listSetUpColumns({ t, language, show, nameOf, nameTax, nameSites }: TicketColumnPlace, hasSales: boolean) {
  const { currency } = show;
  return {
    ticket: {
      id: 'ticket',
      header: t('prices:table.ticket'),
      widthPx: 180,
      grow: 1,
      canHide: false,
      cell: (row) => <TicketNameCell name={nameOf(row)} price={row} showCode={show.showCode} />,
      exportValue: nameOf,
    },
    status: {
      id: 'status',
      header: t('prices:table.status'),
      widthPx: 152,
      priority: 9,
      canHide: false,
      cell: (row) => <TicketStatusCell name={nameOf(row)} price={row} show={show} />,
      exportValue: (row) => t(`prices:status.${toTicketState(row, show)}`),
    },
    price: {
      ...moneyColumn('price', t('prices:table.price', { currency }), 88),
      ...(hasSales && { priority: 9 }),
      cell: (row) => formatAmount(row.faceValueMinor, currency, language),
      printValue: (row) => formatAmount(row.faceValueMinor, currency, language),
      exportValue: (row) => toMajor(row.faceValueMinor, currency),
    },
    fee: {
      ...moneyColumn('fee', t('prices:table.fee', { currency }), 96),
      priority: 5,
      isHiddenAtFirst: hasSales,
      cell: (row) => formatAmount(row.bookingFeeMinor, currency, language),
      printValue: (row) => formatAmount(row.bookingFeeMinor, currency, language),
      exportValue: (row) => toMajor(row.bookingFeeMinor, currency),
    },
    tax: textColumn('tax', t('prices:table.tax'), 140, (row) => nameTax(row.taxRateId)),
    limits: textColumn('limits', t('prices:table.limits'), 96, (row) =>
      t('prices:table.limitsOf', { fewest: row.fewestPerOrder, most: row.mostPerOrder }),
    ),
    window: textColumn('window', t('prices:table.window'), 280, (row) => writeWindow(row, show, t)),
    sites: textColumn('sites', t('prices:table.sites'), 140, (row) => nameSites(row.partnerSiteIds)),
    visibility: {
      ...textColumn('visibility', t('prices:table.visibleTo'), 120, (row) => t(`prices:visibility.${row.visibility}`)),
      isHiddenAtFirst: false,
      priority: 4,
    },
  } satisfies Record<string, Column>;
}

function listStockColumns({ t, language, show, hasBlocked }: TicketColumnPlace) {
  const count = (addend: Exclude<keyof PriceStock, 'grossMinor'>, widthPx: number, priority: number): Column => ({
    id: addend,
    header: t(`prices:table.${addend}`),
    align: 'end',
    widthPx,
    priority,
    cell: ({ stock }) => formatNumber(stock[addend], language),
    exportValue: ({ stock }) => stock[addend],
  });
  return {
    sold: count('sold', 72, 9),
    inBaskets: count('inBaskets', 92, 3),
    held: count('held', 76, 6),
    blocked: { ...count('blocked', 92, 5), isHiddenAtFirst: !hasBlocked },
    reservedByCodes: { ...count('reservedByCodes', 92, 2), isHiddenAtFirst: true },
    available: count('available', 88, 7),
    allocation: count('allocation', 84, 8),
    gross: {
      ...moneyColumn('gross', t('prices:table.gross', { currency: show.currency }), 116),
      priority: 10,
      cell: ({ stock }) => formatAmount(stock.grossMinor, show.currency, language),
      printValue: ({ stock }) => formatAmount(stock.grossMinor, show.currency, language),
      exportValue: ({ stock }) => (stock.grossMinor === null ? '' : toMajor(stock.grossMinor, show.currency)),
    },
  } satisfies Record<string, Column>;
}

const moneyColumn = (id: string, header: string, widthPx: number) => ({ id, header, align: 'end' as const, widthPx });

/** Hidden until the reader shows it, and the first to go when the width is short. */
const textColumn = (id: string, header: string, widthPx: number, write: (row: Price) => string): Column => ({
  id,
  header,
  widthPx,
  priority: 1,
  isHiddenAtFirst: true,
  cell: write,
  exportValue: write,
});

function writeWindow(price: Price, show: Pick<Show, 'timeZone'>, t: TFunction<'prices'>): string {
  const write = (wallTime: string | null) => (wallTime === null ? undefined : formatZonedTime(wallTime, show.timeZone));
  const from = write(price.onSaleAtLocal);
  const until = write(price.offSaleAtLocal);
  if (from === undefined && until === undefined) return t('prices:table.always');
  if (from === undefined) return t('prices:table.untilOnly', { until });
  return until === undefined ? t('prices:table.fromOnly', { from }) : t('prices:table.fromUntil', { from, until });
}

import type { listOrders } from '@parterre/contract/calls/orders';
import { SALES_CHANNELS } from '@parterre/contract/choices/access-choices';
import {
  ORDER_SORTS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  REFUND_STATUSES,
} from '@parterre/contract/choices/order-choices';
import type { OrderSummary } from '@parterre/contract/orders/order';
import type { CallArguments } from '@parterre/contract/wire/call';
import { SHOW_CODE_FORM } from '@parterre/contract/wire/patterns';
import { parseId } from '#api/parse-id.ts';
import { useListOrdersQuery } from '#api/queries/sales/orders.ts';
import { isInstant } from '#dates/zone.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import { readSort, type TableUrlDefaults, type TableUrlState } from '#tables/url/table-url-state.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';

type OrderListQuery = NonNullable<CallArguments<typeof listOrders>['query']>;

export const CHOICES = {
  status: ORDER_STATUSES,
  paymentStatus: PAYMENT_STATUSES,
  refundStatus: REFUND_STATUSES,
  /** The channels of this product's own sales; the server accepts others too. */
  channel: SALES_CHANNELS,
} as const;
export const CHOICE_NAMES = ['status', 'paymentStatus', 'refundStatus', 'channel'] as const;

const ORDER_LIST_DEFAULTS = {
  sortValues: ORDER_SORTS,
  isDescending: true,
  filterNames: [...CHOICE_NAMES, 'showCode', 'partnerSiteId', 'customerId', 'total', 'after'],
  isFilterValue: (name: string, value: string) => {
    const choice = CHOICE_NAMES.find((known) => known === name);
    if (choice) return CHOICES[choice].some((known) => known === value);
    if (name === 'showCode') return SHOW_CODE_FORM.test(value);
    if (name === 'after') return isInstant(value);
    return name === 'partnerSiteId' || name === 'customerId' ? parseId(value) !== null : readTotals(value).isRead;
  },
} satisfies TableUrlDefaults;

/** Limits of an order's total, in minor units. */
export interface Totals {
  from: number | undefined;
  to: number | undefined;
}

/** Parses `1000-5000`, `1000-` or `-5000` from the URL, in minor units; a range in the wrong order is ignored. */
export function readTotals(value: string | undefined): Totals & { isRead: boolean } {
  const [, from, to] = /^(\d{0,9})-(\d{0,9})$/.exec(value ?? '') ?? [];
  const read = (amount: string | undefined) => (amount ? Number(amount) : undefined);
  const totals = { from: read(from), to: read(to) };
  if (totals.from !== undefined && totals.to !== undefined && totals.from > totals.to)
    return { from: undefined, to: undefined, isRead: false };
  return { ...totals, isRead: Boolean(from || to) };
}

export const writeTotals = ({ from, to }: Totals): string[] =>
  from === undefined && to === undefined ? [] : [`${from ?? ''}-${to ?? ''}`];

/** Returns the query of the list; without a promoter or region it covers all that the user may see. */
function toOrderListQuery(
  state: TableUrlState,
  place: Pick<OrderListQuery, 'promoterCode' | 'regionId'>,
): OrderListQuery {
  const { pageIndex, pageSize } = toPageRequest(state.page, state.pageSize);
  return {
    ...place,
    ...toFilters(state),
    sortOrder: readSort(ORDER_SORTS, state.sort),
    sortOrderDescending: state.isDescending,
    pageIndex,
    pageSize,
  };
}

function toFilters({ search, dateFrom, dateTo, filters }: TableUrlState): OrderListQuery {
  const first = (name: string) => filters[name]?.[0];
  const total = readTotals(first('total'));
  const wanted: { [Name in keyof OrderListQuery]: OrderListQuery[Name] | undefined } = {
    searchTerm: search || undefined,
    dateFrom: dateFrom || undefined,
    dateTo: dateTo || undefined,
    showCode: first('showCode'),
    status: ORDER_STATUSES.find((status) => status === first('status')),
    paymentStatus: PAYMENT_STATUSES.find((status) => status === first('paymentStatus')),
    refundStatus: REFUND_STATUSES.find((status) => status === first('refundStatus')),
    channel: first('channel'),
    partnerSiteId: parseId(first('partnerSiteId') ?? null) ?? undefined,
    customerId: parseId(first('customerId') ?? null) ?? undefined,
    after: first('after'),
    totalFromMinor: total.from,
    totalToMinor: total.to,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** An amount without a currency, over all promoters, is no total. */
const DEFAULTS_OF_ALL = {
  ...ORDER_LIST_DEFAULTS,
  filterNames: ORDER_LIST_DEFAULTS.filterNames.filter((name) => name !== 'total'),
};

export function useOrderList(): TablePage<OrderSummary> {
  const { isLoading, current } = usePromoter();
  const url = useTableUrlState(isLoading || current ? ORDER_LIST_DEFAULTS : DEFAULTS_OF_ALL);
  const query = toOrderListQuery(url.state, usePlace());
  return useTablePage(url, useListOrdersQuery({ query }, { skip: isLoading }));
}

import type { orders } from '../../../db/schema/orders.ts';
import type { OrderFact, OrderParts } from '../present-order.ts';

/** An order as its list shows it. */
export interface ListedOrder {
  order: Pick<typeof orders.$inferSelect, OrderFact | 'id' | 'showId'>;
  promoterCode: string;
  show: OrderParts['show'];
  planVersionId: number | null;
  tickets: number;
  cancelledTickets: number;
  /** Ordinals of at most four seats. */
  seats: readonly number[];
}

type Row = typeof orders.$inferSelect;

/** The columns of the list's statement, in its order; dates as text, bigints as the driver has them. */
type ListColumns = [
  counted: number,
  isExact: boolean,
  id: number | string | null,
  promoterId: number,
  orderId: string,
  status: Row['status'],
  paymentStatus: Row['paymentStatus'],
  refundStatus: Row['refundStatus'],
  channel: string,
  partnerSiteId: number | null,
  currency: string,
  totalMinor: number | string,
  buyer: Row['buyer'],
  createdAt: string,
  promoterCode: string,
  showId: number | string,
  showCode: string,
  name: Record<string, string>,
  startsAtLocal: string,
  planVersionId: number | string | null,
  tickets: number,
  cancelledTickets: number,
  seats: number[] | null,
];

export interface ListRow {
  counted: number;
  /** False: there are as many at least. */
  isExact: boolean;
  listed: ListedOrder | undefined;
}

/** A row of the list's statement: the count, and an order unless the page is empty. */
export function readListedOrder(columns: unknown[]): ListRow {
  const [counted, isExact, id, promoterId, orderId, status, paymentStatus, refundStatus, ...rest] =
    columns as ListColumns;
  if (id === null) return { counted, isExact, listed: undefined };
  const [channel, partnerSiteId, currency, totalMinor, buyer, createdAt, promoterCode, showId, ...ofShow] = rest;
  const [showCode, name, startsAtLocal, planVersionId, tickets, cancelledTickets, seats] = ofShow;
  const order = {
    promoterId,
    id: Number(id),
    orderId,
    showId: Number(showId),
    status,
    paymentStatus,
    refundStatus,
    channel,
    partnerSiteId,
    currency,
    totalMinor: Number(totalMinor),
    buyer,
    createdAt: new Date(createdAt),
  };
  const listed = {
    order,
    promoterCode,
    show: { showCode, name, startsAtLocal: startsAtLocal.slice(0, 19).replace(' ', 'T') },
    planVersionId: planVersionId === null ? null : Number(planVersionId),
    tickets,
    cancelledTickets,
    seats: seats ?? [],
  };
  return { counted, isExact, listed };
}

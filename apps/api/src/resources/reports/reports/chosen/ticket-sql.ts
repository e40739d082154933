import type { ReportRequest } from '@parterre/contract/reports/report-request';

/**
 * The words of every statement over tickets `i` of orders `o` at price types `p`, and the values of their parameters $1 to
 * $8. Tickets are as they stood when the report was asked for, so that what is sold or cancelled while it is read changes
 * nothing in it.
 */
export const toTicketValues = (
  { promoterId, shows, now }: { promoterId: number; shows: readonly { id: number }[]; now: Date },
  request: Pick<ReportRequest, 'includePending' | 'includeCancelled' | 'salesFrom' | 'salesTo' | 'priceNames'>,
): unknown[] => [
  promoterId,
  shows.map(({ id }) => id),
  now.toISOString(),
  request.includePending,
  request.includeCancelled,
  request.salesFrom ?? FIRST_DAY,
  request.salesTo ?? LAST_DAY,
  request.priceNames.length > 0 ? request.priceNames : null,
];

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2099-12-31';
/** Whether all days were asked for, so that no order has to be read for its day. */
export const ALL_DAYS = `($6::date = '${FIRST_DAY}' and $7::date = '${LAST_DAY}')`;

/** Its name in any language is one of those in a parameter, null there being all. */
export const isNamed = (parameter: string): string => `
  (${parameter}::text[] is null
    or exists (select 1 from jsonb_each_text(p.name) named where named.value = any(${parameter}::text[])))`;
export const IS_NAMED = isNamed('$8');

/** Sold by then, on the days that were asked for. */
export const IS_SOLD = 'i.created_at <= $3::timestamptz and o.created_on >= $6::date and o.created_on <= $7::date';

export const STANDS = '(i.cancelled_at is null or i.cancelled_at > $3::timestamptz)';
export const IS_CANCELLED = '(i.cancelled_at <= $3::timestamptz)';
export const IS_PENDING = "o.status = 'PENDING'";
/** It stands, and its order is one of those that count. */
export const IS_COUNTED = `(${STANDS} and ($4::bool or not ${IS_PENDING}))`;
/** It was cancelled, and the report tells of that. */
export const IS_TAKEN_BACK = `(${IS_CANCELLED} and $5::bool)`;

export const TICKETS = `order_items i join orders o on o.promoter_id = i.promoter_id and o.id = i.order_id and ${IS_SOLD}`;

/** Whether a report of tickets has any rows: without a choice of item types, or with tickets among them. */
export const isOfTickets = ({ itemTypes }: Pick<ReportRequest, 'itemTypes'>): boolean =>
  itemTypes.length === 0 || itemTypes.includes('ticket');

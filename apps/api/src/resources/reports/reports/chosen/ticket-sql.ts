import { REPORTED_ITEM_TYPES } from '@parterre/contract/choices/report-choices';
import type { ReportRequest } from '@parterre/contract/reports/report-request';

/**
 * Returns the parameters $1 to $8 of every statement over tickets `i` of orders `o` at price types `p`. Tickets are
 * reported as of the request, so that sales and cancellations while it is read change nothing.
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
/** True if all days were requested, so that no order has to be read for its day. */
export const ALL_DAYS = `($6::date = '${FIRST_DAY}' and $7::date = '${LAST_DAY}')`;

/** True if its name in any language is in a parameter, or if the parameter is null. */
export const isNamed = (parameter: string): string => `
  (${parameter}::text[] is null
    or exists (select 1 from jsonb_each_text(p.name) named where named.value = any(${parameter}::text[])))`;
export const IS_NAMED = isNamed('$8');

/** True if the ticket was sold by that time, on the requested days. */
export const IS_SOLD = 'i.created_at <= $3::timestamptz and o.created_on >= $6::date and o.created_on <= $7::date';

export const IS_VALID = '(i.cancelled_at is null or i.cancelled_at > $3::timestamptz)';
export const IS_CANCELLED = '(i.cancelled_at <= $3::timestamptz)';
export const IS_PENDING = "o.status = 'PENDING'";
/** True if the ticket is valid and the report counts its order. */
export const IS_COUNTED = `(${IS_VALID} and ($4::bool or not ${IS_PENDING}))`;
/** True if the ticket was cancelled and the report includes cancelled ones. */
export const IS_TAKEN_BACK = `(${IS_CANCELLED} and $5::bool)`;

export const TICKETS = `order_items i join orders o on o.promoter_id = i.promoter_id and o.id = i.order_id and ${IS_SOLD}`;

/** Returns whether a report of tickets has any rows: without a choice of item types, or with tickets among them. */
export const isOfTickets = ({ itemTypes }: Pick<ReportRequest, 'itemTypes'>): boolean =>
  itemTypes.length === 0 || itemTypes.some((code) => REPORTED_ITEM_TYPES.includes(code));

import type { OrderListQuery } from '@parterre/contract/orders';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { shows } from '../../../db/schema/shows.ts';
import type { Actor } from '../../../identity/actor.ts';
import { coveredShows } from '../../../identity/covered-shows.ts';
import type { PageCursor } from '../../../lists/page-cursor.ts';
import { seesBuyers } from '../../customer-rows/mask-buyer.ts';
import { hasRefund } from '../present-refund.ts';

export type OrderQuery = z.output<typeof OrderListQuery>;

export interface OrderListRequest {
  query: OrderQuery;
  promoterIds: readonly number[];
  actor: Actor;
  offset: number;
  /** The row the page before ended with. */
  after: PageCursor | undefined;
}

const DAY_MS = 86_400_000;

/** Whether an order can be missing from the list although the search finds it. */
export const isFiltered = (request: OrderListRequest): boolean => conditionsOf(request, sql`o.promoter_id`).length > 0;

/** What the filters ask of an order `o` of a promoter; none when every order will do. */
export function conditionsOf({ query, actor }: OrderListRequest, promoterId: SQL): SQL[] {
  const covered = coveredShows(actor);
  const conditions: (SQL | undefined)[] = [
    query.showCode === undefined
      ? undefined
      : sql`o.show_id = (select id from shows where promoter_id = ${promoterId} and show_code = ${query.showCode})`,
    query.status && sql`o.status = ${query.status}`,
    query.paymentStatus && sql`o.payment_status = ${query.paymentStatus}`,
    query.refundStatus && hasRefund(query.refundStatus),
    query.channel ? sql`o.channel = ${query.channel}` : undefined,
    query.partnerSiteId === undefined ? undefined : sql`o.partner_site_id = ${query.partnerSiteId}::bigint`,
    query.priceTypeId === undefined ? undefined : hasTicket(query.priceTypeId, promoterId),
    query.customerId === undefined ? undefined : ofCustomer(query.customerId, actor, promoterId),
    query.dateFrom === undefined
      ? undefined
      : sql`o.created_on >= ${query.dateFrom} and o.created_at >= ${shiftDay(query.dateFrom, -1)}::timestamptz`,
    query.dateTo === undefined
      ? undefined
      : sql`o.created_on <= ${query.dateTo} and o.created_at < ${shiftDay(query.dateTo, 2)}::timestamptz`,
    query.totalFromMinor === undefined ? undefined : sql`o.total_minor >= ${query.totalFromMinor}`,
    query.totalToMinor === undefined ? undefined : sql`o.total_minor <= ${query.totalToMinor}`,
    covered &&
      sql`exists (select 1 from ${shows} where ${shows.promoterId} = o.promoter_id and ${shows.id} = o.show_id and ${covered})`,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Who bought is asked only of the promoters whose buyers the reader may see. */
function ofCustomer(customerId: number, actor: Actor, promoterId: SQL): SQL {
  const seen = actor.memberships.flatMap((membership) =>
    seesBuyers(actor, membership.promoterId) ? [membership.promoterId] : [],
  );
  return sql`${promoterId} = any(${`{${seen.join(',')}}`}::int[]) and o.customer_id = ${customerId}::bigint`;
}

/** A ticket of this kind, standing or cancelled; its event named too, which has an index in the order of time. */
const hasTicket = (priceTypeId: number, promoterId: SQL): SQL => sql`
  o.show_id = (select show_id from price_types where promoter_id = ${promoterId} and id = ${priceTypeId}) and (
    select true from order_items
    where promoter_id = o.promoter_id and order_id = o.id and price_type_id = ${priceTypeId} limit 1)`;

/** Midnight in UTC so many days later: no zone is further away than a day, so that the index of instants can help. */
const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString();

import type { OFFER_STATUSES } from '@parterre/contract/offer-codes';
import { and, eq, gt, gte, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { offerCodes } from '../../db/schema/offer-codes.ts';
import { toPrefixRange, toSearchKey } from '../search-key.ts';
import type { ShowRow } from '../shows/require-show.ts';
import { toCode } from './to-code.ts';

export interface ListWish {
  priceGroupId?: number | undefined;
  searchTerm?: string | undefined;
  status?: (typeof OFFER_STATUSES)[number] | undefined;
}

export function buildListConditions(show: ShowRow, { priceGroupId, searchTerm, status }: ListWish, now: Date): SQL[] {
  const conditions = [
    eq(offerCodes.promoterId, show.promoterId),
    eq(offerCodes.showId, show.id),
    priceGroupId === undefined ? undefined : eq(offerCodes.priceGroupId, priceGroupId),
    searchTerm ? startsWith(searchTerm) : undefined,
    status === undefined ? undefined : hasStatus(status, now),
  ];
  return conditions.flatMap((condition) => condition ?? []);
}

function startsWith(searchTerm: string): SQL | undefined {
  const code = toPrefixRange(toCode(searchTerm));
  const key = toSearchKey(searchTerm);
  const tag = toPrefixRange(key);
  return or(
    and(gte(offerCodes.code, code.from), lt(offerCodes.code, code.to)),
    key ? and(gte(offerCodes.tagKey, tag.from), lt(offerCodes.tagKey, tag.to)) : undefined,
  );
}

const ORDERS = sql`(select count(*) from offer_code_uses u where u.promoter_id = ${offerCodes.promoterId}
  and u.offer_code_id = ${offerCodes.id} and u.order_id is not null)`;

/** The conditions of `toStatus`, in its order. */
function hasStatus(status: (typeof OFFER_STATUSES)[number], now: Date): SQL | undefined {
  const isDisabled = eq(offerCodes.isDisabled, true);
  const isOver = lte(offerCodes.validUntil, now);
  const isNotOver = or(isNull(offerCodes.validUntil), gt(offerCodes.validUntil, now));
  const hasUses = or(isNull(offerCodes.mostUses), sql`${ORDERS} < ${offerCodes.mostUses}`);
  const isAhead = gt(offerCodes.validFrom, now);
  const hasBegun = or(isNull(offerCodes.validFrom), lte(offerCodes.validFrom, now));
  if (status === 'disabled') return isDisabled;
  if (status === 'expired') return and(not(isDisabled), isOver);
  if (status === 'used-up') return and(not(isDisabled), isNotOver, sql`${ORDERS} >= ${offerCodes.mostUses}`);
  return and(not(isDisabled), isNotOver, status === 'scheduled' ? isAhead : hasBegun, hasUses);
}

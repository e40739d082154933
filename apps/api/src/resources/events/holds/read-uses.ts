import type { HoldUses } from '@parterre/contract/holds';
import * as endpoints from '@parterre/contract/holds';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { guestLists, guests } from '#db/schema/sales/guest-lists.ts';
import { isPermittedAt } from '#identity/require-permission.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';

type Uses = HoldUses['items'][number];
/**
 * Lists the guest lists and offer codes that depend on the holds of a show. Without `guestlist:read` guest lists have
 * no name.
 */
export const listHoldUses = verb(endpoints.listHoldUses, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  const items = await readHoldUses(ctx, show);
  if (isPermittedAt(ctx.actor, show.promoterId, 'guestlist:read')) return { items };
  return {
    items: items.map((uses) => ({ ...uses, guestLists: uses.guestLists.map((list) => ({ ...list, name: null })) })),
  };
});

/** Reads guest lists and usable offer codes by the hold they take from. Holds without any are left out. */
export async function readHoldUses(ctx: Reader, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<Uses[]> {
  const uses = new Map<number, Uses>();
  const usesOf = (holdId: number): Uses => {
    const known = uses.get(holdId) ?? { holdId, guestLists: [], offerCodes: [] };
    uses.set(holdId, known);
    return known;
  };
  for (const { holdId, waiting, ...list } of await readLists(ctx, show))
    if (holdId !== null) usesOf(holdId).guestLists.push({ ...list, waiting: Number(waiting) });
  for (const { holdId, ...batch } of await readCodes(ctx, show))
    if (holdId !== null) usesOf(holdId).offerCodes.push(batch);
  return [...uses.values()];
}

function readLists(ctx: Reader, { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>) {
  return ctx.db
    .select({
      holdId: guestLists.holdId,
      guestListId: guestLists.id,
      name: guestLists.name,
      waiting: sql<number>`coalesce(sum(1 + ${guests.plusOnes}), 0)::int`,
    })
    .from(guestLists)
    .leftJoin(
      guests,
      and(
        eq(guests.promoterId, guestLists.promoterId),
        eq(guests.guestListId, guestLists.id),
        inArray(guests.status, ['REQUESTED', 'APPROVED']),
      ),
    )
    .where(and(eq(guestLists.promoterId, promoterId), eq(guestLists.showId, id), isNotNull(guestLists.holdId)))
    .groupBy(guestLists.holdId, guestLists.id, guestLists.name, guestLists.searchKey)
    .orderBy(asc(guestLists.searchKey), asc(guestLists.id));
}

/** Reads usable codes only, because disabled and expired ones cannot use the hold. */
function readCodes(ctx: Reader, { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>) {
  const codes = count();
  return ctx.db
    .select({ holdId: offerCodes.holdId, tag: offerCodes.tag, codes })
    .from(offerCodes)
    .where(
      and(
        eq(offerCodes.promoterId, promoterId),
        eq(offerCodes.showId, id),
        isNotNull(offerCodes.holdId),
        eq(offerCodes.isDisabled, false),
        or(isNull(offerCodes.validUntil), gt(offerCodes.validUntil, ctx.now)),
      ),
    )
    .groupBy(offerCodes.holdId, offerCodes.tag)
    .orderBy(desc(codes), asc(offerCodes.tag));
}

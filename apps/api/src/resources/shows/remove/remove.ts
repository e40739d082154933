import * as endpoints from '@parterre/contract/shows';
import { and, eq } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { shows } from '../../../db/schema/shows.ts';
import { notFound } from '../../../errors.ts';
import { requireRevision } from '../../../require-revision.ts';
import { verb } from '../../../verb.ts';
import { removeShowBaskets } from '../../baskets/remove-show-baskets.ts';
import { removeShowGuestLists } from '../../guest-lists/remove-show-lists.ts';
import { removeShowHolds } from '../../holds/remove-show-holds.ts';
import { removeOwnerImages } from '../../images/remove-images.ts';
import { removeShowPlans } from '../../instalments/remove-plans.ts';
import { removeShowOfferCodes } from '../../offer-codes/remove-show-offer-codes.ts';
import { removeShowGroups } from '../../price-groups/remove-show-groups.ts';
import { removeShowPrices } from '../../prices/remove-show-prices.ts';
import { removeShowQuestions } from '../../questions/remove-show-questions.ts';
import { removeShowSeats } from '../../seats/remove-show-seats.ts';
import { removeShowRules } from '../../settlements/remove-rules.ts';
import { removeShowLinks } from '../../short-urls/remove.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';
import { requireUnsold } from './require-unsold.ts';

/**
 * Deletes an event with everything in it. Its code is never given again, so the row that keeps it stays. Throws
 * HAS_ORDERS once it had an order, IN_USE with the counts while baskets are live. Needs `show:write`.
 */
export const removeShow = verb(endpoints.removeShow, (ctx, { params }) =>
  ctx.change('show.remove', async (change) => {
    const show = await lockAgainstSales(change, params.showCode);
    requireRevision(change, show);
    await requireUnsold(change, show);
    const removed = await removeParts(change, show);
    await change.db.delete(shows).where(and(eq(shows.promoterId, show.promoterId), eq(shows.id, show.id)));
    return {
      answer: undefined,
      show,
      objectId: show.showCode,
      before: { name: show.name, startsAtLocal: show.startsAtLocal, status: show.status, ...removed },
    };
  }),
);

/** A basket that is being filled shares the key of the event: this lock waits for it, and it for this change. */
async function lockAgainstSales(change: Change, showCode: string): Promise<ShowRow> {
  const [show] = await change.db.select().from(shows).where(eq(shows.showCode, showCode)).for('update');
  if (!show) throw notFound();
  return show;
}

/** In the order of who names whom. */
async function removeParts(change: Change, show: ShowRow): Promise<Record<string, number>> {
  const { promoterId } = show;
  const guestLists = await removeShowGuestLists(change, show);
  await removeShowBaskets(change, show);
  const offerCodes = await removeShowOfferCodes(change, show);
  await removeShowSeats(change, show);
  const prices = await removeShowPrices(change, show);
  const groups = await removeShowGroups(change, show);
  const holds = await removeShowHolds(change, show);
  const questions = await removeShowQuestions(change, show);
  const instalmentPlans = await removeShowPlans(change, show);
  const settlementRules = await removeShowRules(change, show);
  const links = await removeShowLinks(change, show);
  const images = await removeOwnerImages(change, { promoterId, ownerKind: 'show', ownerId: show.id });
  const sold = { guestLists, offerCodes, questions, instalmentPlans, settlementRules };
  return { groups, prices, holds, ...sold, links, images };
}

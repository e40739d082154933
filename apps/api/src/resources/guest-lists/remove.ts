import * as endpoints from '@parterre/contract/guest-lists';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import { guestLists, guests } from '../../db/schema/guest-lists.ts';
import { AppError } from '../../errors.ts';
import { requireRevision } from '../../require-revision.ts';
import { verb } from '../../verb.ts';
import { describeList } from './describe-list.ts';
import { lockList } from './lock-list.ts';

/**
 * Deletes a list with its guests. IN_USE when one of them was ever issued: orders name them. Needs `guestlist:write`.
 */
export const removeGuestList = verb(endpoints.removeGuestList, (ctx, { params }) =>
  ctx.change('guest-list.remove', async (change) => {
    const { list, show } = await lockList(change, params.guestListId);
    requireRevision(change, list);
    const ofList = and(eq(guests.promoterId, list.promoterId), eq(guests.guestListId, list.id));
    const [issued] = await change.db
      .select({ guests: count() })
      .from(guests)
      .where(and(ofList, isNotNull(guests.orderId)));
    if (issued && issued.guests > 0)
      throw new AppError('IN_USE', {
        details: { guests: issued.guests },
        detail: `Guests with tickets from this list: ${issued.guests}.`,
      });
    await change.db.delete(guests).where(ofList);
    await change.db
      .delete(guestLists)
      .where(and(eq(guestLists.promoterId, list.promoterId), eq(guestLists.id, list.id)));
    return {
      answer: undefined,
      show,
      objectId: list.id,
      before: describeList(list),
    };
  }),
);

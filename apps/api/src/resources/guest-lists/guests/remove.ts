import * as endpoints from '@parterre/contract/guest-lists';
import { guests } from '../../../db/schema/guest-lists.ts';
import { AppError } from '../../../errors.ts';
import { requireRevision } from '../../../require-revision.ts';
import { verb } from '../../../verb.ts';
import { lockList, requireOpenList } from '../lock-list.ts';
import { describeGuest, matchGuest, requireGuest } from './require-guest.ts';

/**
 * Takes a guest off a list. Throws STALE, CONFLICT when an order names them, RULE_BROKEN after the cut-off.
 * Needs `guestlist:write`.
 */
export const removeGuest = verb(endpoints.removeGuest, (ctx, { params }) =>
  ctx.change('guest.remove', async (change) => {
    const { list, show } = await lockList(change, params.guestListId);
    const guest = await requireGuest(change, list, params.guestId);
    requireRevision(change, guest);
    requireOpenList(change, list);
    if (guest.orderId !== null)
      throw new AppError('CONFLICT', {
        details: { status: guest.status },
        detail: 'This guest was issued tickets. Withdraw them instead.',
      });
    await change.db.delete(guests).where(matchGuest(list, guest.id));
    return {
      answer: undefined,
      show,
      object: 'guest-list',
      objectId: list.id,
      before: describeGuest(guest),
    };
  }),
);

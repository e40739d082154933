import * as endpoints from '@parterre/contract/guest-lists/guests';
import { requireRevision } from '../../../../context/require-revision.ts';
import { guests } from '../../../../db/schema/sales/guest-lists.ts';
import { verb } from '../../../../verb.ts';
import { lockList, requireOpenList } from '../lock-list.ts';
import { describeGuest, matchGuest, refuseTicketed, requireGuest } from './require-guest.ts';

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
    refuseTicketed(guest);
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

import * as endpoints from '@parterre/contract/guest-lists/guests';
import { verb } from '../../../../verb.ts';
import { lockList, requireOpenList } from '../lock-list.ts';
import { insertGuests, requirePlusOnes } from './insert-guests.ts';
import { describeGuest, readGuest } from './require-guest.ts';

/**
 * Puts a guest on a list. RULE_BROKEN after its cut-off, NOT_ENOUGH_LEFT beyond its allocation.
 * Needs `guestlist:write`.
 */
export const addGuest = verb(endpoints.addGuest, (ctx, { params, body }) =>
  ctx.change('guest.add', async (change) => {
    const locked = await lockList(change, params.guestListId);
    const { list, show } = locked;
    requireOpenList(change, list);
    requirePlusOnes(list, body.plusOnes);
    const [row] = await insertGuests(change, list, [body]);
    if (!row) throw new Error('A guest was added to the list but has no row');
    return {
      answer: await readGuest(change, locked, row.id),
      show,
      object: 'guest-list',
      objectId: list.id,
      after: describeGuest(row),
      revision: row.revision,
    };
  }),
);

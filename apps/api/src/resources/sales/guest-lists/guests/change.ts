import { COUNTED_STATUSES } from '@parterre/contract/choices/guest-list-choices';
import * as endpoints from '@parterre/contract/guest-lists/guests';
import { withoutKey } from '#context/describe-change.ts';
import { requireRevision } from '#context/require-revision.ts';
import { guests } from '#db/schema/sales/guest-lists.ts';
import { refusal } from '#errors.ts';
import { toSortKey } from '#lists/search-key.ts';
import { verb } from '#verb.ts';
import { requirePlacesLeft } from '../count-people.ts';
import { lockList, requireOpenList } from '../lock-list.ts';
import { insertGuests, requirePlusOnes } from './insert-guests.ts';
import {
  describeGuest,
  type GuestRow,
  matchGuest,
  readGuest,
  refuseTicketed,
  requireGuest,
  toRefused,
} from './require-guest.ts';

/**
 * Changes a guest. More people than were approved need a new approval. Throws STALE, CONFLICT for what is on the
 * tickets of an issued guest, NOT_ENOUGH_LEFT when the list has no room, RULE_BROKEN after its cut-off. Needs
 * `guestlist:write`.
 */
export const updateGuest = verb(endpoints.updateGuest, (ctx, { params, body }) =>
  ctx.change('guest.update', async (change) => {
    const locked = await lockList(change, params.guestListId);
    const { list, show } = locked;
    const before = await requireGuest(change, list, params.guestId);
    requireRevision(change, before);
    requireOpenList(change, list);
    const changed = { ...before, ...body };
    refuseIssued(before, changed);
    if (changed.plusOnes > before.plusOnes) {
      requirePlusOnes(list, changed.plusOnes);
      if (COUNTED_STATUSES.includes(before.status))
        await requirePlacesLeft(change, list, changed.plusOnes - before.plusOnes);
    }
    const asksAgain = list.needsApproval && before.status === 'APPROVED' && changed.plusOnes > before.plusOnes;
    const after: GuestRow = {
      ...changed,
      nameKey: toSortKey(changed.name),
      ...(asksAgain ? { status: 'REQUESTED' as const, decidedBy: null } : {}),
      revision: before.revision + 1,
    };
    await change.db.update(guests).set(withoutKey(after)).where(matchGuest(list, before.id));
    return {
      answer: await readGuest(change, locked, before.id),
      show,
      object: 'guest-list',
      objectId: list.id,
      before: describeGuest(before),
      after: describeGuest(after),
      revision: after.revision,
    };
  }),
);

/**
 * Removes a guest from a list. Throws STALE, CONFLICT when an order names them, RULE_BROKEN after the cut-off. Needs
 * `guestlist:write`.
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

/**
 * Puts a guest on a list. Throws RULE_BROKEN after its cut-off, NOT_ENOUGH_LEFT beyond its allocation. Needs
 * `guestlist:write`.
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

function refuseIssued(before: GuestRow, after: GuestRow): void {
  if (before.status !== 'ISSUED') return;
  const isSame = before.name === after.name && before.email === after.email && before.plusOnes === after.plusOnes;
  if (isSame) return;
  throw refusal('CONFLICT', 'guest-has-tickets', toRefused(before));
}

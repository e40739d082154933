import { COUNTED_STATUSES, type GuestStatus } from '@parterre/contract/choices/guest-list-choices';
import * as endpoints from '@parterre/contract/guest-lists/decide';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Change, Context } from '#context.ts';
import { guests } from '#db/schema/sales/guest-lists.ts';
import { verb } from '#verb.ts';
import { requirePlacesLeft } from '../count-people.ts';
import { type GuestListRow, lockList, requireOpenList } from '../lock-list.ts';
import { readList } from '../read.ts';
import { type GuestRow, refuseTicketed, requireGuests } from './require-guest.ts';

interface Decided {
  changed: number;
  guestList: GuestList;
}

/**
 * Approves guests, all or none; approved guests stay approved. Throws CONFLICT for issued or withdrawn guests,
 * NOT_ENOUGH_LEFT when the list has no room, RULE_BROKEN after its cut-off. Needs `guestlist:approve`.
 */
export const approveGuests = verb(endpoints.approveGuests, (ctx, { params, body }) =>
  decide(ctx, 'guest.approve', { ...params, ...body }, async (change, list, chosen) => {
    requireOpenList(change, list);
    for (const guest of chosen) refuseTicketed(guest);
    const added = chosen.filter(({ status }) => !COUNTED_STATUSES.includes(status));
    await requirePlacesLeft(
      change,
      list,
      added.reduce((people, { plusOnes }) => people + 1 + plusOnes, 0),
    );
    return 'APPROVED';
  }),
);

/**
 * Declines guests without tickets, even after the cut-off. Throws CONFLICT for issued or withdrawn guests. Needs
 * `guestlist:write`.
 */
export const declineGuests = verb(endpoints.declineGuests, (ctx, { params, body }) =>
  decide(ctx, 'guest.decline', { ...params, ...body }, async (_change, _list, chosen) => {
    for (const guest of chosen) refuseTicketed(guest);
    return 'DECLINED';
  }),
);

type Check = (change: Change, list: GuestListRow, chosen: readonly GuestRow[]) => Promise<GuestStatus>;

function decide(
  ctx: Context,
  action: string,
  { guestListId, guestIds }: { guestListId: number; guestIds: readonly number[] },
  check: Check,
): Promise<Decided> {
  return ctx.change(action, async (change) => {
    const { list, show } = await lockList(change, guestListId);
    const chosen = await requireGuests(change, list, guestIds);
    const status = await check(change, list, chosen);
    const changed = chosen.filter((guest) => guest.status !== status);
    await writeStatus(change, list, changed, status);
    return {
      answer: { changed: changed.length, guestList: await readList(change, list.id) },
      show,
      object: 'guest-list',
      objectId: list.id,
      after: { name: list.name, status, guests: changed.map(({ id }) => id) },
      ...(changed.length === 0 ? { isAudited: false } : {}),
    };
  });
}

async function writeStatus(
  change: Change,
  list: GuestListRow,
  chosen: readonly GuestRow[],
  status: GuestStatus,
): Promise<void> {
  if (chosen.length === 0) return;
  const ids = chosen.map(({ id }) => id);
  await change.db
    .update(guests)
    .set({ status, decidedBy: change.actor.name, revision: sql`${guests.revision} + 1` })
    .where(and(eq(guests.promoterId, list.promoterId), inArray(guests.id, ids)));
}

import { COUNTED_STATUSES } from '@parterre/contract/choices/guest-list-choices';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { guests } from '#db/schema/sales/guest-lists.ts';
import { AppError } from '#errors.ts';
import type { GuestListRow } from './lock-list.ts';

/** Counts the people of a list that use its allocation, companions included. */
export async function countPeople(change: Change, { promoterId, id }: GuestListRow): Promise<number> {
  const [row] = await change.db
    .select({ people: sql<string>`coalesce(sum(1 + ${guests.plusOnes}), 0)` })
    .from(guests)
    .where(
      and(eq(guests.promoterId, promoterId), eq(guests.guestListId, id), inArray(guests.status, [...COUNTED_STATUSES])),
    );
  return Number(row?.people ?? 0);
}

/** Throws NOT_ENOUGH_LEFT with the number of people beyond the allocation. The list must be locked. */
export async function requirePlacesLeft(change: Change, list: GuestListRow, more: number): Promise<void> {
  if (more <= 0) return;
  const left = list.allocation - (await countPeople(change, list));
  if (more <= left) return;
  throw new AppError('NOT_ENOUGH_LEFT', {
    details: { left, quantity: more, over: more - left },
    detail: `Places left on the list: ${left}. People too many: ${more - left}.`,
  });
}

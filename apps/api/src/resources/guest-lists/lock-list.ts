import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { guestLists } from '../../db/schema/guest-lists.ts';
import { shows } from '../../db/schema/shows.ts';
import { AppError, notFound } from '../../errors.ts';
import type { ShowRow } from '../shows/require-show.ts';

export type GuestListRow = typeof guestLists.$inferSelect;

export interface LockedList {
  list: GuestListRow;
  show: ShowRow;
}

/** A list, locked until the change ends: its places are given away one after the other. Throws NOT_FOUND. */
export async function lockList(change: Change, guestListId: number): Promise<LockedList> {
  const [list] = await change.db.select().from(guestLists).where(eq(guestLists.id, guestListId)).for('no key update');
  if (!list) throw notFound('There is no such guest list.');
  const [show] = await change.db
    .select()
    .from(shows)
    .where(and(eq(shows.promoterId, list.promoterId), eq(shows.id, list.showId)));
  if (!show) throw notFound();
  return { list, show };
}

/** RULE_BROKEN from the cut-off on. */
export function requireOpen(change: Pick<Change, 'now'>, { cutOffAt, cutOffAtLocal }: GuestListRow): void {
  if (cutOffAt === null || cutOffAt > change.now) return;
  throw new AppError('RULE_BROKEN', {
    details: { reason: 'cut-off', cutOffAtLocal },
    detail: 'The cut-off of this guest list has passed.',
  });
}

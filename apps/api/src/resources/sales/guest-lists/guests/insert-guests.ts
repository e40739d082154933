import type { Change } from '#context.ts';
import { inBatches } from '#db/in-batches.ts';
import { guests } from '#db/schema/sales/guest-lists.ts';
import { AppError, fieldError } from '#errors.ts';
import { newId } from '#ids.ts';
import { toSortKey } from '#lists/search-key.ts';
import { requirePlacesLeft } from '../count-people.ts';
import type { GuestListRow } from '../lock-list.ts';
import type { GuestRow } from './require-guest.ts';

export type NewGuest = Pick<GuestRow, 'name' | 'email' | 'plusOnes' | 'note'>;

/**
 * Inserts guests into a locked list that has room for them. They are approved at once when the list needs no approval.
 */
export async function insertGuests(
  change: Change,
  list: GuestListRow,
  added: readonly NewGuest[],
): Promise<GuestRow[]> {
  await requirePlacesLeft(
    change,
    list,
    added.reduce((people, { plusOnes }) => people + 1 + plusOnes, 0),
  );
  const rows = added.map(
    (guest): GuestRow => ({
      ...guest,
      promoterId: list.promoterId,
      id: newId(),
      guestListId: list.id,
      showId: list.showId,
      nameKey: toSortKey(guest.name),
      status: list.needsApproval ? 'REQUESTED' : 'APPROVED',
      decidedBy: null,
      orderId: null,
      createdAt: change.now,
      revision: 1,
    }),
  );
  for (const batch of inBatches(rows)) await change.db.insert(guests).values(batch);
  return rows;
}

/** Throws INVALID for more companions than the list allows. */
export function requirePlusOnes({ mostPlusOnes }: GuestListRow, plusOnes: number): void {
  if (plusOnes <= mostPlusOnes) return;
  throw new AppError('INVALID', {
    fieldErrors: [fieldError('plusOnes', 'max', { values: { maxNumber: mostPlusOnes, mostPlusOnes } })],
  });
}

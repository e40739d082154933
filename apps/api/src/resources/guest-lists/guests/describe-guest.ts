import type { GuestRow } from './require-guest.ts';

/** What the history keeps of a guest: who it is stays on the list, where a person can be forgotten. */
export const describeGuest = ({ id, plusOnes, status }: Pick<GuestRow, 'id' | 'plusOnes' | 'status'>) => ({
  guestId: id,
  plusOnes,
  status,
});

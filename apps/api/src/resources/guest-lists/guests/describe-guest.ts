import type { GuestRow } from './require-guest.ts';

/** What the history keeps of a guest: their name, as it is on the list, but not how to reach them. */
export const describeGuest = ({ name, plusOnes, status }: Pick<GuestRow, 'name' | 'plusOnes' | 'status'>) => ({
  name,
  plusOnes,
  status,
});

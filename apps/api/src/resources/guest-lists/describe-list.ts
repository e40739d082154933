import type { GuestListRow } from './lock-list.ts';

/** What the history keeps of a list. */
export const describeList = ({
  name,
  ownerName,
  allocation,
  mostPlusOnes,
  cutOffAtLocal,
  needsApproval,
  holdId,
  priceTypeId,
  note,
}: GuestListRow) => ({
  name,
  ownerName,
  allocation,
  mostPlusOnes,
  cutOffAtLocal,
  needsApproval,
  holdId,
  priceTypeId,
  note,
});

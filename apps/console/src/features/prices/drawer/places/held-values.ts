import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';

/** Places by hold; the form reads a path of digits as a list, hence the letter before the id. */
export type HeldValues = Record<string, number | null>;

export const heldKey = (holdId: number): string => `h${holdId}`;

/** Every hold of the event with the places it has of a ticket, those with none too. */
export function toHeldValues(
  price: Pick<Price, 'nonSeatedHolds' | 'isSeated'> | undefined,
  holds: readonly Pick<Hold, 'holdId'>[],
): HeldValues {
  if (!price || price.isSeated) return {};
  const all = holds.map(({ holdId }) => [heldKey(holdId), 0] as const);
  const held = price.nonSeatedHolds.map(({ holdId, quantity }) => [heldKey(holdId), quantity] as const);
  return Object.fromEntries([...all, ...held]);
}

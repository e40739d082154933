import type { Change } from '../../../context.ts';
import type { holds } from '../../../db/schema/seats.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';
import { lockPlaces } from './lock-places.ts';
import { readHeldPlaces } from './read-held-places.ts';
import { requireFreePlaces } from './require-free-places.ts';
import { writeHeldPlaces } from './write-held-places.ts';

type HoldFacts = Pick<typeof holds.$inferSelect, 'id' | 'allowSales'>;

/**
 * Gives the unseated places of one hold to another, or back for null. NOT_ENOUGH_LEFT when the target forbids sales and
 * the places were sold meanwhile.
 */
export async function moveHeldPlaces(
  change: Change,
  show: ShowRow,
  from: HoldFacts,
  to: HoldFacts | null,
): Promise<void> {
  const moves = [...(await readHeldPlaces(change, show))].flatMap(([priceTypeId, entries]) => {
    const quantity = entries.find(({ holdId }) => holdId === from.id)?.quantity ?? 0;
    const already = entries.find(({ holdId }) => holdId === to?.id)?.quantity ?? 0;
    return quantity > 0 ? [{ priceTypeId, quantity, already }] : [];
  });
  if (moves.length === 0) return;
  await lockPlaces(
    change,
    show,
    moves.map(({ priceTypeId }) => priceTypeId),
  );
  if (to && from.allowSales && !to.allowSales)
    await requireFreePlaces(change, show, new Map(moves.map(({ priceTypeId, quantity }) => [priceTypeId, quantity])));
  await writeHeldPlaces(
    change,
    show,
    moves.flatMap(({ priceTypeId, quantity, already }) => [
      { priceTypeId, holdId: from.id, quantity: 0 },
      ...(to ? [{ priceTypeId, holdId: to.id, quantity: already + quantity }] : []),
    ]),
  );
}

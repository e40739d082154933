import type { Change } from '#context.ts';
import type { holds } from '#db/schema/events/holds.ts';
import { invalidField } from '#errors.ts';
import { readPrices } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readHeldPlaces } from './read-held-places.ts';
import { readStock } from './read-stock.ts';
import { writeHeldPlaces } from './write-held-places.ts';

type HoldFacts = Pick<typeof holds.$inferSelect, 'id' | 'label' | 'allowSales'>;

/**
 * Puts released places under a hold, a number per unseated price type. The price types must be locked with `lockPlaces`
 * and the places counted as free. Throws INVALID when they are already promised, for instance to an offer code.
 */
export async function holdReleasedPlaces(
  change: Change,
  show: ShowRow,
  hold: HoldFacts,
  released: ReadonlyMap<number, number>,
): Promise<void> {
  if (released.size === 0) return;
  const prices = (await readPrices(change, show)).filter(({ id }) => released.has(id));
  const held = await readHeldPlaces(change, show);
  for (const { id, name, allocation } of prices) {
    const entries = held.get(id) ?? [];
    const before = entries.find(({ holdId }) => holdId === hold.id)?.quantity ?? 0;
    const others = entries.reduce((sum, { quantity }) => sum + quantity, 0) - before;
    // A hold that allows sales may already count the place, and no place is under a hold twice.
    const quantity = Math.min(before + (released.get(id) ?? 0), allocation - others);
    if (quantity <= before) continue;
    await change.change('non-seated-hold.update', async (joined) => {
      await writeHeldPlaces(joined, show, [{ priceTypeId: id, holdId: hold.id, quantity }]);
      return {
        answer: undefined,
        show,
        object: 'price',
        objectId: id,
        before: { name, label: hold.label, holdId: hold.id, held: before },
        after: { name, label: hold.label, holdId: hold.id, held: quantity },
        hasOwnEntry: true,
      };
    });
  }
  if (hold.allowSales) return;
  for (const { available } of (await readStock(change, show, prices)).values())
    if (available < 0)
      throw invalidField('holdId', 'notFitting', {
        message: 'Places of these tickets are promised to an offer code or held',
      });
}

import { AppError, invalidField } from '../../../errors.ts';
import type { ItemRow } from '../lock-order.ts';

export interface ChosenItems {
  cancelled: ItemRow[];
  /** What is left of the order. */
  standing: ItemRow[];
}

/**
 * The tickets to cancel: those named, or all that stand. INVALID naming the first that is not of the order or named
 * twice, CONFLICT for those that were cancelled before.
 */
export function chooseItems(items: readonly ItemRow[], wanted: readonly number[] | undefined): ChosenItems {
  const chosen = wanted ? pickItems(items, wanted) : items.filter(isStanding);
  const gone = chosen.filter((item) => !isStanding(item));
  if (gone.length > 0 || chosen.length === 0)
    throw new AppError('CONFLICT', {
      details: { orderItemIds: (gone.length > 0 ? gone : items).map(({ id }) => id) },
      detail: 'These tickets were cancelled before.',
    });
  const taken = new Set(chosen);
  return { cancelled: chosen, standing: items.filter((item) => isStanding(item) && !taken.has(item)) };
}

const isStanding = ({ status }: ItemRow): boolean => status === 'ACTIVE';

function pickItems(items: readonly ItemRow[], wanted: readonly number[]): ItemRow[] {
  const left = new Map(items.map((item) => [item.id, item]));
  return wanted.map((id, index) => {
    const item = left.get(id);
    if (!item) throw invalidField(`orderItemIds.${index}`, 'The order has no such ticket, or it is named twice');
    left.delete(id);
    return item;
  });
}

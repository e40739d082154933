import type { holdPlaces, updatePrice } from '@parterre/contract/calls/prices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { type HeldValues, type TicketValues, toTicketPatch } from './ticket-values.ts';

export type SaveStep =
  | { kind: 'hold'; body: CallArguments<typeof holdPlaces>['body'] }
  | { kind: 'update'; body: CallArguments<typeof updatePrice>['body'] }
  | { kind: 'order'; place: { priceGroupId: number; displayOrder: number } };

interface SaveFacts {
  values: TicketValues;
  heldBefore: HeldValues;
  /** The position in the chosen group; undefined to keep the present one, or to be last in a new group. */
  displayOrder: number | undefined;
}

/**
 * Lists the calls that save the changes, in an order in which none is refused because of a later one: places are
 * released before the price type shrinks, and held after it grows.
 */
export function planTicketSave(changed: Partial<TicketValues>, facts: SaveFacts): SaveStep[] {
  const { values, heldBefore, displayOrder } = facts;
  const body = toTicketPatch(changed, values);
  const holds = Object.entries(changed.heldPlaces ?? {}).flatMap(([key, quantity]) => {
    const before = heldBefore[key] ?? 0;
    const after = quantity ?? 0;
    const step: SaveStep = { kind: 'hold', body: { holdId: Number(key.slice(1)), quantity: after } };
    return after === before ? [] : [{ step, isLess: after < before }];
  });
  const isMoved = 'standsAfter' in changed || 'priceGroupId' in changed;
  return [
    ...holds.filter(({ isLess }) => isLess).map(({ step }) => step),
    ...(Object.keys(body).length > 0 ? [{ kind: 'update' as const, body }] : []),
    ...holds.filter(({ isLess }) => !isLess).map(({ step }) => step),
    ...(isMoved && displayOrder !== undefined && values.priceGroupId !== null
      ? [{ kind: 'order' as const, place: { priceGroupId: values.priceGroupId, displayOrder } }]
      : []),
  ];
}

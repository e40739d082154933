import type { SaveAll } from '@parterre/contract/seats';
import type { BlockDiff } from '@parterre/seat-map';
import { listSeats } from '../desk/seat-ranges.ts';

interface SaveFacts {
  planVersionId: number;
  /** The revisions that the edits are based on, by block id. */
  revisions: ReadonlyMap<number, number>;
  prices: readonly { ordinal: number; priceTypeId: number }[];
  holds: readonly { ordinal: number; holdId: number }[];
}

type SavedBlock = SaveAll['blocks'][number];

/**
 * Builds the body of save-all: ordinals become ids, 0 clears, undefined keeps. Throws RangeError for an unknown block,
 * price type or hold.
 */
export function buildSave(diff: readonly BlockDiff[], facts: SaveFacts): SaveAll {
  const priceIds = new Map(facts.prices.map((price) => [price.ordinal, price.priceTypeId]));
  const holdIds = new Map(facts.holds.map((hold) => [hold.ordinal, hold.holdId]));
  const blocks: SavedBlock[] = diff.map(({ blockId, ranges }) => ({
    blockId,
    revision: requireKnown(facts.revisions.get(blockId), 'block', blockId),
    ranges: ranges.map(({ from, to, price, hold }) => ({
      from,
      to,
      ...(price === undefined ? {} : { priceTypeId: findId(priceIds, price, 'price type') }),
      ...(hold === undefined ? {} : { holdId: findId(holdIds, hold, 'hold') }),
    })),
  }));
  return { planVersionId: facts.planVersionId, blocks, holds: { create: [], update: [], delete: [] } };
}

function findId(ids: ReadonlyMap<number, number>, ordinal: number, kind: string): number | null {
  return ordinal === 0 ? null : requireKnown(ids.get(ordinal), kind, ordinal);
}

function requireKnown(found: number | undefined, kind: string, key: number): number {
  if (found === undefined) throw new RangeError(`There is no ${kind} ${key} any more`);
  return found;
}

/** Lists edited seats whose new price type or hold was deleted meanwhile, because these cannot be saved. */
export function listGoneSeats(
  diff: readonly Pick<BlockDiff, 'ranges'>[],
  { prices, holds }: Pick<SaveFacts, 'prices' | 'holds'>,
): number[] {
  const knownPrices = new Set(prices.map(({ ordinal }) => ordinal));
  const knownHolds = new Set(holds.map(({ ordinal }) => ordinal));
  const gone = diff.flatMap(({ ranges }) =>
    ranges.filter(({ price, hold }) => (price && !knownPrices.has(price)) || (hold && !knownHolds.has(hold))),
  );
  return [...listSeats(gone)];
}

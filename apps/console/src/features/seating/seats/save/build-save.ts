import type { SaveAll } from '@parterre/contract/seats';
import type { BlockDiff } from '@parterre/seat-map';
import { listSeats } from '../desk/seat-ranges.ts';

interface SaveFacts {
  planVersionId: number;
  /** By block id: the revision the edits stand on. */
  revisions: ReadonlyMap<number, number>;
  prices: readonly { ordinal: number; priceTypeId: number }[];
  holds: readonly { ordinal: number; holdId: number }[];
}

type SavedBlock = SaveAll['blocks'][number];

/**
 * What the user changed as the body of save-all: ordinals become ids, 0 clears, absent stays. Throws
 * RangeError for a block, price type or hold that nobody knows any more.
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

/** Edited seats whose new ticket or hold was deleted meanwhile: they cannot be saved as they are. */
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

import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { SeatDiff } from './edit-seats-skipping-sold.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };

export interface BlockDiff {
  blockId: number;
  revision: number;
  alternating?: boolean | undefined;
  diffs: readonly SeatDiff[];
}

/**
 * The totals before and after, and the blocks' new revisions. The changed seats are packed separately (`packDiffs`).
 */
export interface SeatAudit {
  before: SeatTotals;
  after: SeatTotals & { blocks: { blockId: number; revision: number; alternating?: boolean | undefined }[] };
}

/** Changed seats by ordinal of their price type and hold, 0 = none: `{"prices": {"0": 120}, "holds": {"2": 120}}`. */
interface SeatTotals {
  prices: Record<string, number>;
  holds: Record<string, number>;
}

export function summariseBlocks(blocks: readonly BlockDiff[]): SeatAudit {
  const before: SeatTotals = { prices: {}, holds: {} };
  const after: SeatTotals = { prices: {}, holds: {} };
  for (const { diffs } of blocks) {
    for (const diff of diffs) {
      const seats = diff.to - diff.from + 1;
      add(before.prices, diff.oldPrice, seats);
      add(before.holds, diff.oldHold, seats);
      add(after.prices, diff.price, seats);
      add(after.holds, diff.hold, seats);
    }
  }
  const revisions = blocks.map(({ blockId, revision, alternating }) => ({ blockId, revision, alternating }));
  return { before, after: { ...after, blocks: revisions } };
}

/**
 * Packs every changed range as JSON compressed with brotli: `[[blockId, [[from, to, oldPrice, price, oldHold, hold],
 * …]], …]`.
 */
export function packDiffs(blocks: readonly BlockDiff[]): Promise<Uint8Array> {
  const packed = blocks.map(({ blockId, diffs }) => [
    blockId,
    diffs.map((diff) => [diff.from, diff.to, diff.oldPrice, diff.price, diff.oldHold, diff.hold]),
  ]);
  return compress(JSON.stringify(packed), QUICK);
}

/** Reads the changed ranges of one block from packed details; undefined when the change did not touch its seats. */
export async function unpackRanges(
  details: Uint8Array,
  blockId: number,
): Promise<{ from: number; to: number }[] | undefined> {
  const packed: [number, number[][]][] = JSON.parse((await decompress(details)).toString());
  const [, ranges] = packed.find(([id]) => id === blockId) ?? [];
  return ranges?.map(([from = 0, to = 0]) => ({ from, to }));
}

function add(totals: Record<string, number>, ordinal: number, seats: number): void {
  totals[ordinal] = (totals[ordinal] ?? 0) + seats;
}

import type { SkippedSeats } from '@parterre/contract/seats/seat';
import type { Geometry, GeometryBlock } from '@parterre/seating-plan';
import type { z } from 'zod';
import type { Change } from '#context.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { tallySeats } from '../count-seats.ts';
import { readClaimedSeats } from '../read/read-claimed-seats.ts';
import { type ChunkRow, lockChunks, revisionOf, writeChunks } from './chunk-rows.ts';
import { type BlockDiff, packDiffs, type SeatAudit, summariseBlocks } from './describe-seat-changes.ts';
import { type ColumnChange, editSeatsSkippingSold, type SeatEdit } from './edit-seats-skipping-sold.ts';
import { recordSeats } from './record-seats.ts';
import { refuseStaleBlocks } from './refuse-stale-blocks.ts';

export interface BlockEdit {
  block: GeometryBlock;
  /** The revision that the caller loaded; absent when any is accepted. */
  revision?: number | undefined;
  alternating?: boolean | undefined;
  /** The edits are sorted, inside the block, and do not overlap. */
  edits: readonly SeatEdit[];
}

export interface SeatChangeOptions {
  geometry: Geometry;
  /** Receives the seats that do not have an allowed price, and is expected to throw. Nothing is written yet. */
  refuseMismatched?: (seats: readonly number[]) => void;
  /** Removes claims once the rows are locked, in the lock order of buyers: allocation, then claims. */
  release?: () => Promise<void>;
}

export interface AppliedSeats {
  blocks: { blockId: number; revision: number }[];
  changed: number;
  skipped: z.infer<typeof SkippedSeats>[];
  audit: SeatAudit & { details: Uint8Array };
}

/**
 * The only way to change seats: locks the rows of the touched blocks, refuses stale revisions, skips seats that are
 * sold or in a basket, and writes the columns with one statement. An edit that changes nothing keeps the revision. The
 * show must be locked or share-locked. Throws SEATS_CHANGED.
 */
export async function applySeatChanges(
  change: Change,
  show: ShowRow,
  edits: readonly BlockEdit[],
  options: SeatChangeOptions,
): Promise<AppliedSeats> {
  const { geometry } = options;
  const locked = await lockChunks(
    change,
    show,
    edits.map(({ block }) => block.blockId),
  );
  await refuseStale(change, show, edits, locked);
  await options.release?.();
  const edited = edits.filter((edit) => edit.edits.length > 0).flatMap(({ block }) => locked.get(block.blockId) ?? []);
  const claimed = await readClaimedSeats(change, show, edited, geometry.seatCount);
  const planned = edits.map((edit) => planBlock(edit, locked.get(edit.block.blockId) ?? [], claimed));
  const mismatched = planned.flatMap(({ columns }) => columns.mismatched);
  if (mismatched.length > 0) options.refuseMismatched?.(mismatched);

  const written = planned.flatMap(({ chunks }) => chunks);
  for (const chunk of written) chunk.tally = tallyOf(chunk, geometry);
  const diffs = planned.filter(({ chunks }) => chunks.length > 0).map(({ diff }) => diff);
  const packing = packDiffs(diffs);
  await writeChunks(change, show, written);
  if (written.length > 0) {
    await recordSeats(change, show, 'allocation', diffs.flatMap(changedRanges(edits)));
    const ids = diffs.map(({ blockId }) => blockId);
    const details = { seats: countSeatsOf(diffs) };
    change.recordOccurrence({ kind: 'seats.changed', promoterId: show.promoterId, showId: show.id, ids, details });
  }
  return {
    blocks: planned.map(({ diff }) => ({ blockId: diff.blockId, revision: diff.revision })),
    changed: countSeatsOf(diffs),
    skipped: planned.flatMap(({ diff, columns }) => skippedOf(diff.blockId, columns)),
    audit: { ...summariseBlocks(diffs), details: await packing },
  };
}

async function refuseStale(
  change: Change,
  show: ShowRow,
  edits: readonly BlockEdit[],
  locked: ReadonlyMap<number, ChunkRow[]>,
): Promise<void> {
  const stale = edits.flatMap(({ block, revision: loaded }) => {
    const revision = revisionOf(locked.get(block.blockId) ?? []);
    return loaded === undefined || loaded === revision ? [] : [{ block, loaded, revision }];
  });
  if (stale.length > 0) await refuseStaleBlocks(change, show, stale);
}

interface PlannedBlock {
  columns: ColumnChange;
  /** The rows to write; none when nothing changes. */
  chunks: ChunkRow[];
  diff: BlockDiff;
}

function planBlock(edit: BlockEdit, chunks: readonly ChunkRow[], claimed: Uint8Array): PlannedBlock {
  const { blockId } = edit.block;
  const columns = editSeatsSkippingSold(chunks, edit.edits, claimed);
  const { alternating } = edit;
  const isSwitched = alternating !== undefined && chunks.some((chunk) => chunk.alternating !== alternating);
  const touched = new Map(columns.chunks.map((chunk) => [chunk.firstSeat, chunk]));
  const written = isSwitched
    ? chunks.map((chunk) => ({ ...(touched.get(chunk.firstSeat) ?? chunk), alternating }))
    : columns.chunks;
  const revision = revisionOf(chunks) + (written.length > 0 ? 1 : 0);
  return {
    columns,
    chunks: written.map((chunk) => ({ ...chunk, revision })),
    diff: { blockId, revision, alternating: isSwitched ? alternating : undefined, diffs: columns.diffs },
  };
}

const spanOf = (block: GeometryBlock) => ({ from: block.firstSeat, to: block.firstSeat + block.seatCount - 1 });

function tallyOf({ prices, holds, firstSeat, seatCount }: ChunkRow, geometry: Geometry) {
  return tallySeats(prices, holds, geometry.parity.subarray(firstSeat, firstSeat + seatCount));
}

/** A switched block counts as changed as a whole, because other seats of it are withheld. */
const changedRanges =
  (edits: readonly BlockEdit[]) =>
  ({ blockId, alternating, diffs }: BlockDiff) =>
    alternating === undefined
      ? diffs.map(({ from, to }) => ({ from, to }))
      : edits.filter(({ block }) => block.blockId === blockId).map(({ block }) => spanOf(block));

const countSeatsOf = (blocks: readonly BlockDiff[]): number =>
  blocks.reduce((sum, { diffs }) => sum + diffs.reduce((seats, { from, to }) => seats + to - from + 1, 0), 0);

function skippedOf(blockId: number, { sold, inBaskets }: ColumnChange): z.infer<typeof SkippedSeats>[] {
  const skipped: z.infer<typeof SkippedSeats>[] = [];
  if (sold.length > 0) skipped.push({ blockId, ranges: sold, reason: 'SOLD' });
  if (inBaskets.length > 0) skipped.push({ blockId, ranges: inBaskets, reason: 'BASKET' });
  return skipped;
}

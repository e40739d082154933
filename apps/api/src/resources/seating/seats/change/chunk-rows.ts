import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { toArray } from '#db/column.ts';
import { allocations, type SeatTally } from '#db/schema/seating/seats.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

export type ChunkRow = typeof allocations.$inferSelect;

/**
 * Reads the allocation rows of some blocks by block, locked against claims and other saves. Locks in the order of
 * `first_seat`, as claims do, so that the two cannot deadlock.
 */
export async function lockChunks(
  change: Change,
  show: ShowRow,
  blockIds: readonly number[],
): Promise<Map<number, ChunkRow[]>> {
  const rows = await change.db
    .select()
    .from(allocations)
    .where(
      and(
        eq(allocations.promoterId, show.promoterId),
        eq(allocations.showId, show.id),
        inArray(allocations.blockId, [...blockIds]),
      ),
    )
    .orderBy(asc(allocations.firstSeat))
    .for('update');
  const byBlock = new Map<number, ChunkRow[]>();
  for (const row of rows) {
    const chunks = byBlock.get(row.blockId);
    if (chunks) chunks.push(row);
    else byBlock.set(row.blockId, [row]);
  }
  return byBlock;
}

/** A save renews only the rows that it changes, so that the highest of their revisions is that of the block. */
export const revisionOf = (chunks: readonly Pick<ChunkRow, 'revision'>[]): number =>
  chunks.reduce((highest, chunk) => Math.max(highest, chunk.revision), 0);

const SQL = `
  update allocations a
  set prices = v.prices::smallint[], holds = v.holds::smallint[], tally = v.tally::jsonb,
      alternating = v.alternating, revision = v.revision
  from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::int[])
    as v (first_seat, prices, holds, tally, alternating, revision)
  where a.promoter_id = $1 and a.show_id = $2 and a.first_seat = v.first_seat`;

/** Writes locked chunks in one statement, whatever their number. */
export async function writeChunks(
  change: Pick<Change, 'run'>,
  show: ShowRow,
  chunks: readonly ChunkRow[],
): Promise<void> {
  if (chunks.length === 0) return;
  await change.run(SQL, [
    show.promoterId,
    show.id,
    chunks.map((chunk) => chunk.firstSeat),
    chunks.map((chunk) => toArray(chunk.prices)),
    chunks.map((chunk) => toArray(chunk.holds)),
    chunks.map((chunk) => writeTally(chunk.tally)),
    chunks.map((chunk) => chunk.alternating),
    chunks.map((chunk) => chunk.revision),
  ]);
}

const writeTally = (tally: SeatTally): string => JSON.stringify(tally);

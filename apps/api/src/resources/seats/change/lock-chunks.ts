import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { allocations } from '../../../db/schema/seats.ts';
import type { ShowRow } from '../../shows/require-show.ts';

export type ChunkRow = typeof allocations.$inferSelect;

/**
 * The allocation rows of some blocks by block, locked against claims and other saves. Always in the order of
 * `first_seat`, as claims lock them, so that no two wait for each other.
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

/** A block's revision is the highest of its rows. */
export const revisionOf = (chunks: readonly Pick<ChunkRow, 'revision'>[]): number =>
  chunks.reduce((highest, chunk) => Math.max(highest, chunk.revision), 0);

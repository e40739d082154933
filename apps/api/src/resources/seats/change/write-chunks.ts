import type { Change } from '../../../context.ts';
import type { SeatTally } from '../../../db/schema/seats.ts';
import type { ShowRow } from '../../shows/require-show.ts';
import type { ChunkRow } from './lock-chunks.ts';

const SQL = `
  update allocations a
  set prices = v.prices::smallint[], holds = v.holds::smallint[], tally = v.tally::jsonb,
      alternating = v.alternating, revision = v.revision
  from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::int[])
    as v (first_seat, prices, holds, tally, alternating, revision)
  where a.promoter_id = $1 and a.show_id = $2 and a.first_seat = v.first_seat`;

/** Writes locked chunks in one statement, whatever their number. */
export async function writeChunks(
  change: Pick<Change, 'query'>,
  show: ShowRow,
  chunks: readonly ChunkRow[],
): Promise<void> {
  if (chunks.length === 0) return;
  await change.query(SQL, [
    show.promoterId,
    show.id,
    chunks.map((chunk) => chunk.firstSeat),
    chunks.map((chunk) => `{${chunk.prices.join(',')}}`),
    chunks.map((chunk) => `{${chunk.holds.join(',')}}`),
    chunks.map((chunk) => writeTally(chunk.tally)),
    chunks.map((chunk) => chunk.alternating),
    chunks.map((chunk) => chunk.revision),
  ]);
}

const writeTally = (tally: SeatTally): string => JSON.stringify(tally);

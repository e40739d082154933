import type { Geometry } from '@parterre/seating-plan';
import { CHUNK_SEATS } from '#db/schema/seating/seats.ts';

/**
 * Returns a function that finds the first seat of the allocation row that a seat belongs to. `chunksOf` defines the
 * rows.
 */
export const chunkStarts =
  (geometry: Geometry) =>
  (seat: number): number => {
    const firstSeat = geometry.blocks[geometry.block[seat] ?? -1]?.firstSeat ?? 0;
    return firstSeat + Math.floor((seat - firstSeat) / CHUNK_SEATS) * CHUNK_SEATS;
  };

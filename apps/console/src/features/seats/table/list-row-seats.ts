import type { Geometry } from '@parterre/seating-plan';

/** Every seat of the rows, or blocks, that the chosen seats stand in; rising. */
export function listRowSeats(geometry: Geometry, chosen: Iterable<number>, unit: 'row' | 'block'): number[] {
  const column = unit === 'row' ? geometry.row : geometry.block;
  const parts = unit === 'row' ? geometry.rows : geometry.blocks;
  const touched = new Set<number>();
  for (const seat of chosen) touched.add(column[seat] ?? -1);
  return [...touched]
    .sort((a, b) => a - b)
    .flatMap((index) => {
      const part = parts[index];
      return part ? Array.from({ length: part.seatCount }, (_, at) => part.firstSeat + at) : [];
    });
}

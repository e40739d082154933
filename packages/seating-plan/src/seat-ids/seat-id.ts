/** A seat id is `block|row|seat` (spec: group|row|seat, where the group is the block's label). */
export interface SeatIdParts {
  readonly block: string;
  readonly row: string;
  readonly seat: string;
}

export const SEAT_ID_SEPARATOR = '|';

export function formatSeatId(block: string, row: string, seat: string): string {
  return block + SEAT_ID_SEPARATOR + row + SEAT_ID_SEPARATOR + seat;
}

/** Returns undefined unless the id has exactly three parts that are not empty. */
export function parseSeatId(seatId: string): SeatIdParts | undefined {
  const [block, row, seat, ...rest] = seatId.split(SEAT_ID_SEPARATOR);
  if (!block || !row || !seat || rest.length > 0) return undefined;
  return { block, row, seat };
}

/** The names of a seat as an SVG element carries them. */
export interface SeatName {
  readonly block: string;
  readonly row: string;
  readonly seat: string;
}

const SEAT_ID = /^seat-([^-]+)-([^-]+)-(.+)$/;

/** By the id `seat-<number>-<row>-<section>`, or by data-seat, data-row and data-block (or data-section). */
export function nameSeat(attributes: Readonly<Record<string, string>>): SeatName | undefined {
  const [, seat, row, block] = SEAT_ID.exec(attributes.id ?? '') ?? [];
  if (seat && row && block) return { block: block.trim(), row: row.trim(), seat: seat.trim() };
  const number = attributes['data-seat'] ?? attributes['data-number'];
  const line = attributes['data-row'];
  if (number === undefined || line === undefined) return undefined;
  const section = attributes['data-block'] ?? attributes['data-section'] ?? '';
  return { block: section.trim(), row: line.trim(), seat: number.trim() };
}

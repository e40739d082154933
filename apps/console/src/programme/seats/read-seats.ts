/**
 * Reads `Stalls A 12`, `Stalls, A 12` and `Stalls|A|12` as the same seat: the last two words are row and seat, the
 * others the block. An id in the plan's form stays unchanged.
 */
export function toSeatId(typed: string): string {
  const text = typed.trim();
  if (text.includes('|'))
    return text
      .split('|')
      .map((part) => part.trim())
      .join('|');
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length < 3) return text;
  return [words.slice(0, -2).join(' '), ...words.slice(-2)].join('|');
}

/** Parses typed seats, separated by line breaks or semicolons. */
export const readSeats = (typed: string): string[] =>
  typed
    .split(/[\n;]+/)
    .filter((line) => line.trim() !== '')
    .map(toSeatId);

/** Returns the seat as users type it, if that is parsed as the same seat. */
export function writeSeat(seatId: string): string {
  const typed = seatId.replaceAll('|', ' ');
  return toSeatId(typed) === seatId ? typed : seatId;
}

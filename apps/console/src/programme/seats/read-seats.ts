/**
 * `Stalls A 12`, `Stalls, A 12` and `Stalls|A|12` are one seat: the last two words are row and seat, all before them the
 * block. An id as the plan writes it stays as it is.
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

/** Seats as they are typed, one a line or between semicolons. */
export const readSeats = (typed: string): string[] =>
  typed
    .split(/[\n;]+/)
    .filter((line) => line.trim() !== '')
    .map(toSeatId);

/** As somebody would type it, where that is read as the same seat again. */
export function writeSeat(seatId: string): string {
  const typed = seatId.replaceAll('|', ' ');
  return toSeatId(typed) === seatId ? typed : seatId;
}

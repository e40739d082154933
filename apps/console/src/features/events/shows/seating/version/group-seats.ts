/** `row` is `Stalls A`, `seats` are its numbers as spans: `1–5, 7`. */
interface SeatGroup {
  row: string;
  seats: string;
}

/**
 * A version can remove hundreds of seats. Grouped by row, with consecutive numbers as spans, the list stays readable.
 */
export function groupSeats(seatIds: readonly string[]): SeatGroup[] {
  const rows = new Map<string, string[]>();
  for (const seatId of seatIds) {
    const parts = seatId.split('|');
    const row = parts.slice(0, -1).join(' ');
    rows.set(row, [...(rows.get(row) ?? []), parts.at(-1) ?? '']);
  }
  return [...rows].map(([row, labels]) => ({ row, seats: toSpans(labels).join(', ') }));
}

export const nameSeat = (seatId: string): string => seatId.split('|').join(' ');

function toSpans(labels: readonly string[]): string[] {
  const spans: { first: string; last: string }[] = [];
  for (const label of labels) {
    const span = spans.at(-1);
    if (span && isNext(span.last, label)) span.last = label;
    else spans.push({ first: label, last: label });
  }
  return spans.map(({ first, last }) => (first === last ? first : `${first}–${last}`));
}

const isNext = (before: string, label: string): boolean =>
  /^[1-9]\d*$/.test(label) && /^\d+$/.test(before) && Number(label) === Number(before) + 1;

/** Seats by ordinal, both ends inside. */
export interface SeatRange {
  from: number;
  to: number;
}

/** Appends a range that lies behind the others; joins it to the last one when they touch. */
export function addRange(ranges: SeatRange[], from: number, to: number): void {
  const last = ranges.at(-1);
  if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
  else ranges.push({ from, to });
}

/** The same seats, sorted and joined. */
export function joinRanges(ranges: readonly SeatRange[]): SeatRange[] {
  const joined: SeatRange[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) addRange(joined, from, to);
  return joined;
}

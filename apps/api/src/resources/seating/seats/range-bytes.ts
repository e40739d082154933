/** Encodes sorted ranges as variable-length integers: the gap to the previous range, then the seats after the first. */
export function encodeRanges(ranges: readonly SeatRange[]): Uint8Array {
  const bytes: number[] = [];
  let next = 0;
  for (const { from, to } of ranges) {
    pushInteger(bytes, from - next);
    pushInteger(bytes, to - from);
    next = to + 1;
  }
  return Uint8Array.from(bytes);
}

export function decodeRanges(bytes: Uint8Array): SeatRange[] {
  const numbers = readIntegers(bytes);
  const ranges: SeatRange[] = [];
  let next = 0;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const from = next + (numbers[i] ?? 0);
    const to = from + (numbers[i + 1] ?? 0);
    ranges.push({ from, to });
    next = to + 1;
  }
  return ranges;
}

function pushInteger(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

function readIntegers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const byte of bytes) {
    value |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    numbers.push(value);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** A range of seats by ordinal, both ends included. */
export interface SeatRange {
  from: number;
  to: number;
}

/** Appends a range after the others, or joins it to the last one when they touch. */
export function addRange(ranges: SeatRange[], from: number, to: number): void {
  const last = ranges.at(-1);
  if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
  else ranges.push({ from, to });
}

/** Returns the same seats, sorted and joined. */
export function joinRanges(ranges: readonly SeatRange[]): SeatRange[] {
  const joined: SeatRange[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) addRange(joined, from, to);
  return joined;
}

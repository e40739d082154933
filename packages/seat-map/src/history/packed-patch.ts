import type { Patch } from './patch.ts';

/** Packed, five patches of 100,000 seats stay far below 2 MB. */
export interface PackedPatch {
  readonly seats: PackedSeats;
  readonly price: PackedColumn;
  readonly hold: PackedColumn;
}

export function packPatch(patch: Patch): PackedPatch {
  return { seats: packSeats(patch.seats), price: packColumn(patch.price), hold: packColumn(patch.hold) };
}

export function unpackPatch(packed: PackedPatch): Patch {
  return { seats: unpackSeats(packed.seats), price: unpackColumn(packed.price), hold: unpackColumn(packed.hold) };
}

/** Returns the size in bytes. */
export function sizeOfPatch({ seats, price, hold }: PackedPatch): number {
  return sizeOfSeats(seats) + sizeOfColumn(price) + sizeOfColumn(hold);
}

/**
 * Ascending seat ordinals, stored as a list, as [first, last] runs or as a bitmap from `first`, whichever is smallest.
 */
type PackedSeats =
  | { readonly kind: 'list'; readonly seats: Uint32Array }
  | { readonly kind: 'runs'; readonly seats: Uint32Array }
  | { readonly kind: 'bits'; readonly first: number; readonly length: number; readonly bits: Uint8Array };

export function packSeats(seats: Uint32Array): PackedSeats {
  const runs = runsOf(seats);
  const first = seats[0] ?? 0;
  const span = seats.length === 0 ? 0 : (seats[seats.length - 1] ?? 0) - first + 1;
  const bitmapBytes = Math.ceil(span / 8);
  const smallest = Math.min(seats.byteLength, runs.length * 4, bitmapBytes);
  if (smallest === runs.length * 4) return { kind: 'runs', seats: Uint32Array.from(runs) };
  if (smallest === seats.byteLength) return { kind: 'list', seats: seats.slice() };
  const bits = new Uint8Array(bitmapBytes);
  for (const seat of seats) bits[(seat - first) >> 3] = (bits[(seat - first) >> 3] ?? 0) | (1 << ((seat - first) & 7));
  return { kind: 'bits', first, length: seats.length, bits };
}

export function unpackSeats(packed: PackedSeats): Uint32Array {
  if (packed.kind === 'list') return packed.seats.slice();
  return packed.kind === 'runs' ? unpackRuns(packed.seats) : unpackBits(packed.first, packed.length, packed.bits);
}

function sizeOfSeats(packed: PackedSeats): number {
  return packed.kind === 'bits' ? packed.bits.byteLength : packed.seats.byteLength;
}

function runsOf(seats: Uint32Array): number[] {
  const runs: number[] = [];
  for (const seat of seats) {
    if (runs.length > 0 && runs[runs.length - 1] === seat - 1) runs[runs.length - 1] = seat;
    else runs.push(seat, seat);
  }
  return runs;
}

function unpackRuns(runs: Uint32Array): Uint32Array {
  const seats: number[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const last = runs[at + 1] ?? 0;
    for (let seat = runs[at] ?? 0; seat <= last; seat++) seats.push(seat);
  }
  return Uint32Array.from(seats);
}

function unpackBits(first: number, length: number, bits: Uint8Array): Uint32Array {
  const seats = new Uint32Array(length);
  let found = 0;
  for (let at = 0; found < length; at++) if (((bits[at >> 3] ?? 0) >> (at & 7)) & 1) seats[found++] = first + at;
  return seats;
}

/** Ordinals stored as runs or as bytes, whichever is smaller. */
type PackedColumn =
  | { readonly kind: 'runs'; readonly length: number; readonly ends: Uint32Array; readonly values: Uint16Array }
  | { readonly kind: 'dense'; readonly values: Uint8Array | Uint16Array };

export function packColumn(column: Uint16Array): PackedColumn {
  const ends: number[] = [];
  const values: number[] = [];
  let highest = 0;
  for (let at = 0; at < column.length; at++) {
    const value = column[at] ?? 0;
    if (value > highest) highest = value;
    if (at > 0 && value === values[values.length - 1]) ends[ends.length - 1] = at + 1;
    else {
      ends.push(at + 1);
      values.push(value);
    }
  }
  const denseBytes = column.length * (highest < 256 ? 1 : 2);
  if (ends.length * 6 < denseBytes) {
    return { kind: 'runs', length: column.length, ends: Uint32Array.from(ends), values: Uint16Array.from(values) };
  }
  return { kind: 'dense', values: highest < 256 ? Uint8Array.from(column) : column.slice() };
}

export function unpackColumn(packed: PackedColumn): Uint16Array {
  if (packed.kind === 'dense') return Uint16Array.from(packed.values);
  const column = new Uint16Array(packed.length);
  let from = 0;
  for (const [run, end] of packed.ends.entries()) {
    column.fill(packed.values[run] ?? 0, from, end);
    from = end;
  }
  return column;
}

function sizeOfColumn(packed: PackedColumn): number {
  return packed.kind === 'dense' ? packed.values.byteLength : packed.ends.byteLength + packed.values.byteLength;
}

/** Rising seat ordinals stored as a list, as [first, last] runs or as a bitmap from `first`, whichever is smallest. */
export type PackedSeats =
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

export function sizeOfSeats(packed: PackedSeats): number {
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

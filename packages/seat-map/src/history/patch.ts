/** What some seats were before a change: price and hold ordinals side by side with rising seat ordinals. */
export interface Patch {
  readonly seats: Uint32Array;
  readonly price: Uint16Array;
  readonly hold: Uint16Array;
}

/** One patch for several of disjoint seats: the strokes of one brush path. */
export function joinPatches(patches: readonly Patch[]): Patch {
  const length = patches.reduce((sum, patch) => sum + patch.seats.length, 0);
  const entries: { seat: number; price: number; hold: number }[] = [];
  for (const patch of patches) {
    for (let at = 0; at < patch.seats.length; at++) {
      entries.push({ seat: patch.seats[at] ?? 0, price: patch.price[at] ?? 0, hold: patch.hold[at] ?? 0 });
    }
  }
  entries.sort((a, b) => a.seat - b.seat);
  const joined = { seats: new Uint32Array(length), price: new Uint16Array(length), hold: new Uint16Array(length) };
  for (const [at, entry] of entries.entries()) {
    joined.seats[at] = entry.seat;
    joined.price[at] = entry.price;
    joined.hold[at] = entry.hold;
  }
  return joined;
}

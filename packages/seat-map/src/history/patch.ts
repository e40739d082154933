/** What some seats were before a change: price and hold ordinals side by side with rising seat ordinals. */
export interface Patch {
  readonly seats: Uint32Array;
  readonly price: Uint16Array;
  readonly hold: Uint16Array;
}

/** One patch for several of disjoint seats: the strokes of one brush path. */
export function joinPatches(patches: readonly Patch[]): Patch {
  const length = patches.reduce((sum, patch) => sum + patch.seats.length, 0);
  const appended = appendPatches(patches, length);
  // A seat and where it stands as one number: numbers sort many times faster than objects.
  const order = Float64Array.from(appended.seats, (seat, at) => seat * length + at).sort();
  const joined = { seats: new Uint32Array(length), price: new Uint16Array(length), hold: new Uint16Array(length) };
  for (let to = 0; to < length; to++) {
    const from = (order[to] ?? 0) % length;
    joined.seats[to] = appended.seats[from] ?? 0;
    joined.price[to] = appended.price[from] ?? 0;
    joined.hold[to] = appended.hold[from] ?? 0;
  }
  return joined;
}

function appendPatches(patches: readonly Patch[], length: number): Patch {
  const all = { seats: new Uint32Array(length), price: new Uint16Array(length), hold: new Uint16Array(length) };
  let at = 0;
  for (const patch of patches) {
    all.seats.set(patch.seats, at);
    all.price.set(patch.price, at);
    all.hold.set(patch.hold, at);
    at += patch.seats.length;
  }
  return all;
}

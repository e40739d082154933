/** The price types and holds of some seats before a change; seat ordinals are ascending. */
export interface Patch {
  readonly seats: Uint32Array;
  readonly price: Uint16Array;
  readonly hold: Uint16Array;
}

/** Joins the patches of one brush stroke, whose seats are disjoint. */
export function joinPatches(patches: readonly Patch[]): Patch {
  const length = patches.reduce((sum, patch) => sum + patch.seats.length, 0);
  const appended = appendPatches(patches, length);
  // A seat and its index are packed into one number, because numbers sort many times faster than objects.
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

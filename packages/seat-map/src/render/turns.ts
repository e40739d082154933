/** Steps a quarter turn is divided into; a seat's square looks the same after a quarter. */
export const TURNS = 30;

/** Two by two positions of a seat around a pixel's edge, so that rows of small seats keep their rhythm, and `still`. */
export const PHASES = 5;

/** The position for large seats: right on the edge. */
export const STILL_PHASE = 4;

/** The step of every seat. */
export function bucketTurns(rotation: Int16Array): Uint8Array {
  const turns = new Uint8Array(rotation.length);
  for (let seat = 0; seat < turns.length; seat++) {
    const degrees = (((rotation[seat] ?? 0) % 90) + 90) % 90;
    turns[seat] = Math.round((degrees * TURNS) / 90) % TURNS;
  }
  return turns;
}

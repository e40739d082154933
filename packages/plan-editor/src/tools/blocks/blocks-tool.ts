import { takeHold } from '../take-hold.ts';

/** Whoever takes hold of a seat takes its whole block. */
export const takeBlocks = takeHold(({ draft }, id) => {
  const seat = draft.findAs(id, 'seat');
  return seat ? draft.require(seat.row, 'row').block : id;
});

import { takeHold } from '../take-hold.ts';

/** A seat stands for its block. */
export const takeBlocks = takeHold(({ draft }, id) => {
  const seat = draft.findAs(id, 'seat');
  return seat ? draft.require(seat.row, 'row').block : id;
});

import { takeHold } from '../take-hold.ts';

/** A seat stands for its whole block, so that a press anywhere in it moves or turns all of it. */
export const blocksTool = takeHold(({ draft }, id) => {
  const seat = draft.findAs(id, 'seat');
  return seat ? draft.require(seat.row, 'row').block : id;
});

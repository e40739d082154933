import { takeHold } from '../take-hold.ts';

/** Selects a seat's whole block, so that a drag anywhere in it moves or rotates all of it. */
export const blocksTool = takeHold(({ draft }, id) => {
  const seat = draft.findAs(id, 'seat');
  return seat ? draft.require(seat.row, 'row').block : id;
});

import { takeHold } from '../take-hold.ts';

/** Takes the whole block of a seat. */
export const takeBlocks = takeHold(({ draft }, id) => {
  const seat = draft.findAs(id, 'seat');
  return seat ? draft.require(seat.row, 'row').block : id;
});

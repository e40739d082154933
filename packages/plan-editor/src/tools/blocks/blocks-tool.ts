import { createSelectTool } from '../create-select-tool.ts';

/** Selects a seat's whole block, so that a drag anywhere in it moves or rotates all of it. */
export const blocksTool = createSelectTool(({ draft }, id) => {
  const seat = draft.findAs(id, 'seat');
  return seat ? draft.require(seat.row, 'row').block : id;
});

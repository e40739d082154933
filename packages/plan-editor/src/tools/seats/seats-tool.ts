import { createSelectTool } from '../create-select-tool.ts';

/** Selects the hit node itself, even a single seat; other tools select its row or block. */
export const seatsTool = createSelectTool((_desk, id) => id);

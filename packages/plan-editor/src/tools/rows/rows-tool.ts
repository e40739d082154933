import { createSelectTool } from '../create-select-tool.ts';

/** Selects a seat's whole row; a figure, which has no row, is selected itself. */
export const rowsTool = createSelectTool(({ draft }, id) => draft.findAs(id, 'seat')?.row ?? id);

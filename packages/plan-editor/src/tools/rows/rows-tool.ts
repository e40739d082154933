import { takeHold } from '../take-hold.ts';

/** Selects a seat's whole row; a figure, which has no row, is selected itself. */
export const rowsTool = takeHold(({ draft }, id) => draft.findAs(id, 'seat')?.row ?? id);

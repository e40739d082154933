import { takeHold } from '../take-hold.ts';

/** A seat stands for its whole row; a figure, which is in no row, is taken itself. */
export const rowsTool = takeHold(({ draft }, id) => draft.findAs(id, 'seat')?.row ?? id);

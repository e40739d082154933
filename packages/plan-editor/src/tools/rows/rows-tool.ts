import { takeHold } from '../take-hold.ts';

/** Whoever takes hold of a seat takes its whole row. */
export const takeRows = takeHold(({ draft }, id) => draft.findAs(id, 'seat')?.row ?? id);

import { takeHold } from '../take-hold.ts';

/** A seat stands for its row. */
export const takeRows = takeHold(({ draft }, id) => draft.findAs(id, 'seat')?.row ?? id);

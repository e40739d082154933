import { takeHold } from '../take-hold.ts';

/** Takes the whole row of a seat. */
export const takeRows = takeHold(({ draft }, id) => draft.findAs(id, 'seat')?.row ?? id);

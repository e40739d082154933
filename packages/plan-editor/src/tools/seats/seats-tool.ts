import { takeHold } from '../take-hold.ts';

/** Selects the hit node itself, even a single seat; other tools select its row or block. */
export const seatsTool = takeHold((_desk, id) => id);

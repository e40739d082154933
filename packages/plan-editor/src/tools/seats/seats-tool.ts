import { takeHold } from '../take-hold.ts';

/** Whatever was hit is taken itself, a single seat too; other tools take what it belongs to. */
export const seatsTool = takeHold((_desk, id) => id);

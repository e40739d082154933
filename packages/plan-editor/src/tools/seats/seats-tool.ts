import { takeHold } from '../take-hold.ts';

/** Takes hold of single seats, and of figures. */
export const takeSeats = takeHold((_desk, id) => id);

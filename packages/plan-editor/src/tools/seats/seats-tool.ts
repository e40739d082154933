import { takeHold } from '../take-hold.ts';

/** Takes single seats, and figures. */
export const takeSeats = takeHold((_desk, id) => id);

import { findProblem } from '#api/failure.ts';

/** The seats a change takes away, how many of them have a price and how many are on hold. */
export interface SeatLoss {
  seats: number;
  priced: number;
  held: number;
}

/** What the server says a change would take away, when it refused the number it was told; nothing for other rejections. */
export function findSeatLoss(error: unknown): SeatLoss | undefined {
  const problem = findProblem(error);
  if (problem?.code !== 'CONFLICT') return undefined;
  const { removedSeats, removedPriced, removedHeld } = problem.details ?? {};
  return typeof removedSeats === 'number'
    ? { seats: removedSeats, priced: Number(removedPriced ?? 0), held: Number(removedHeld ?? 0) }
    : undefined;
}

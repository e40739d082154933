import { AppError } from '#errors.ts';

const ATTEMPTS = 8;

interface Wanted {
  seats: readonly { seatId: string }[];
  bestAvailable: readonly unknown[];
}

/**
 * Repeats a change of a basket whose best seats somebody else took. Concurrent requests for the best seats choose the
 * same ones, so the slower buyer tries again with the next best.
 */
export async function chooseAgain<T>(wanted: Wanted, change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      if (attempt === ATTEMPTS || !isChosenSeatTaken(error, wanted)) throw error;
    }
  }
}

/** Returns whether all taken seats were chosen by us and none was named by the buyer. */
function isChosenSeatTaken(error: unknown, { seats, bestAvailable }: Wanted): boolean {
  if (bestAvailable.length === 0 || !(error instanceof AppError) || error.code !== 'SEAT_TAKEN') return false;
  const lost = error.extras.details?.seatIds;
  const named = new Set(seats.map(({ seatId }) => seatId.toLowerCase()));
  return Array.isArray(lost) && !lost.some((seatId) => named.has(String(seatId).toLowerCase()));
}

import type { TFunction } from 'i18next';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import { nameSeats } from '#programme/seats/read-seats.ts';

/** Which seats were refused and why; anything else in the shared words. */
export function seatErrorText(error: unknown, t: TFunction<'orders'>): string {
  const problem = findProblem(error);
  const seatIds = problem?.details?.seatIds;
  if (!Array.isArray(seatIds) || seatIds.length === 0) return errorText(error);
  const seats = nameSeats(seatIds.map(String));
  if (problem?.code === 'SEAT_TAKEN') return t('seats.taken', { seats });
  return problem?.code === 'SEAT_NOT_FOR_SALE' ? t('seats.notForSale', { seats }) : errorText(error);
}

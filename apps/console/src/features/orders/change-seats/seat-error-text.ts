import type { TFunction } from 'i18next';
import { errorText } from '../../../api/error-text.ts';
import { findProblem } from '../../../api/failure.ts';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';
import { nameSeats } from '../../../programme/seats/name-seats.ts';
import { seatField } from './seat-values.ts';

/** Which seats were refused and why; anything else in the shared words. */
export function seatErrorText(error: unknown, t: TFunction<'orders'>): string {
  const problem = findProblem(error);
  const seatIds = problem?.details?.seatIds;
  if (!Array.isArray(seatIds) || seatIds.length === 0) return errorText(error);
  const seats = nameSeats(seatIds.map(String));
  if (problem?.code === 'SEAT_TAKEN') return t('seats.taken', { seats });
  return problem?.code === 'SEAT_NOT_FOR_SALE' ? t('seats.notForSale', { seats }) : errorText(error);
}

/** What the server says of a seat stands at the field of its ticket. */
export function translateSeatErrors(
  error: unknown,
  changes: readonly { orderItemId: number; seatId: string }[],
  t: TFunction<'orders'>,
): unknown {
  const nameOf = (field: string) => nameSeats([changes[Number(field.split('.')[1])]?.seatId ?? '']);
  const fields = changes.map(({ orderItemId }, at) => [`changes.${at}.seatId`, seatField(orderItemId)]);
  return translateFieldErrors(
    error,
    ({ field, message }) => {
      if (message === 'The ticket has this seat already') return t('seats.sameSeat');
      if (message.startsWith('The plan has no seat ')) return t('seats.noSuchSeat', { seat: nameOf(field) });
      return message.endsWith(' is wanted twice') ? t('seats.twice', { seat: nameOf(field) }) : undefined;
    },
    Object.fromEntries(fields),
  );
}

import type { TFunction } from 'i18next';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';

/** Describes the refusals of guests with the server's numbers; other errors use the shared texts. */
export function guestErrorText(error: unknown, t: TFunction<'guest-lists'>): string {
  const problem = findProblem(error);
  const { over, left } = problem?.details ?? {};
  if (problem?.code === 'NOT_ENOUGH_LEFT' && typeof over === 'number') return tooManyText(over, Number(left), t);
  return errorText(error);
}

/** Returns `2 people too many: 1 place left.` */
export const tooManyText = (over: number, left: number, t: TFunction<'guest-lists'>): string =>
  t('error.tooMany', { count: over, left: t('import.left', { count: left }) });

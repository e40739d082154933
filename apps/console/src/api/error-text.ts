import type { Problem } from '@parterre/contract/wire/problem';
import i18next from 'i18next';
import { CallFailure, findProblem, isApiFailure } from './failure.ts';

/**
 * Returns the text for an error in the user's language: chosen by the problem's code and reason, or by the way the call
 * failed.
 */
export function errorText(error: unknown): string {
  const problem = findProblem(error);
  if (problem)
    return i18next.t(
      [
        ...nameLooking(problem),
        ...nameClosed(problem),
        ...nameLacking(problem),
        ...nameReason(problem),
        ...writeTakenSeats(problem),
        `errors:${problem.code}`,
        'errors:UNKNOWN',
      ],
      {
        ...problem.details,
      },
    );
  const failure = error instanceof CallFailure ? error.failure : error;
  const status = isApiFailure(failure) ? failure.status : 'UNKNOWN';
  return i18next.t([`errors:${status}`, 'errors:UNKNOWN']);
}

/** While viewing as somebody else, a refusal is due to that mode, not to a missing permission. */
const nameLooking = ({ details }: Problem) => (details?.isLooking === true ? ['errors:LOOKING'] : []);

/** The feature is switched off, whatever the role permits. */
const nameClosed = ({ details }: Problem) => (typeof details?.feature === 'string' ? ['errors:CLOSED'] : []);

/** Names the missing permission, if the answer has it. */
const nameLacking = ({ code, details }: Problem) =>
  code === 'FORBIDDEN' && typeof details?.permission === 'string' ? ['errors:FORBIDDEN_NAMED'] : [];

/** A reason without a text in the catalogue falls back to the text of its code. */
const nameReason = ({ code, details }: Problem) =>
  typeof details?.reason === 'string' ? [`errors:reasons.${code}.${details.reason}`] : [];

/** Names the seats that were taken, if the answer lists them. */
const writeTakenSeats = ({ code, details }: Problem) =>
  code === 'SEAT_TAKEN' && Array.isArray(details?.seatIds) ? ['errors:SEAT_TAKEN_NAMED'] : [];

/** Returns the request id that support asks for; undefined if the server did not answer. */
export function findRequestId(error: unknown): string | undefined {
  return findProblem(error)?.requestId || undefined;
}

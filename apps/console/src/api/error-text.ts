import type { Problem } from '@parterre/contract/wire/problem';
import i18next from 'i18next';
import { CallFailure, findProblem, isApiFailure } from './failure.ts';

/**
 * What to tell the user about an error, in their language: by the problem's code and the reason it names, else by the way
 * the call failed.
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
        ...nameSeats(problem),
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

/** Not the permission is missing where somebody looks as somebody else. */
const nameLooking = ({ details }: Problem) => (details?.isLooking === true ? ['errors:LOOKING'] : []);

/** The part of the console is switched off, whatever the role permits. */
const nameClosed = ({ details }: Problem) => (typeof details?.feature === 'string' ? ['errors:CLOSED'] : []);

/** Which permission is missing, where the answer says so. */
const nameLacking = ({ code, details }: Problem) =>
  code === 'FORBIDDEN' && typeof details?.permission === 'string' ? ['errors:FORBIDDEN_NAMED'] : [];

/** A reason that the catalogue has no words for is told as its code is. */
const nameReason = ({ code, details }: Problem) =>
  typeof details?.reason === 'string' ? [`errors:reasons.${code}.${details.reason}`] : [];

/** Which seats were taken, where the answer says so. */
const nameSeats = ({ code, details }: Problem) =>
  code === 'SEAT_TAKEN' && Array.isArray(details?.seatIds) ? ['errors:SEAT_TAKEN_NAMED'] : [];

/** The number support asks for, where the server answered. */
export function findRequestId(error: unknown): string | undefined {
  return findProblem(error)?.requestId;
}

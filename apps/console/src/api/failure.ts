import type { Problem } from '@parterre/contract/wire/problem';

/** The client's error shapes (spec §7): an error answer of the server, or one of three reasons why there is none. */
export type ApiFailure =
  | { status: number; data: Problem }
  | { status: 'FETCH_ERROR'; error: string }
  | { status: 'TIMEOUT_ERROR'; error: string }
  | { status: 'PARSING_ERROR'; originalStatus: number; data: string; error: string };

/** Thrown by `requestCall`; the cache's hooks return its `failure` instead. */
export class CallFailure extends Error {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(String(failure.status));
    this.name = 'CallFailure';
    this.failure = failure;
  }
}

export function isApiFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'status' in value && ('data' in value || 'error' in value);
}

export function findProblem(error: unknown): Problem | undefined {
  const failure = error instanceof CallFailure ? error.failure : error;
  if (!isApiFailure(failure) || typeof failure.status !== 'number' || !('data' in failure)) return undefined;
  return failure.data;
}

/**
 * Throws for an object that does not exist (404) or an id that cannot exist (400), so that the route's boundary shows
 * the not-found page.
 */
export function throwIfMissing(error: unknown): void {
  const problem = findProblem(error);
  if (problem?.status === 404 || problem?.status === 400) throwMissing(problem);
}

/** Shows the not-found page, for a part that its whole does not have. */
export function throwMissing(problem?: Problem): never {
  throw { status: 404, data: { ...problem, status: 404 } };
}

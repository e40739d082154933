import { findProblem } from './failure.ts';

/** Leaves what is not there (404), or whose id cannot be one (400), to the not-found page of the route's boundary. */
export function throwIfMissing(error: unknown): void {
  const problem = findProblem(error);
  if (problem?.status === 404 || problem?.status === 400) throw { status: 404, data: { ...problem, status: 404 } };
}

import { type ApiFailure, findProblem } from './failure.ts';

/** What support asks for: the last answer of the server that was an error, in this tab. */
export interface LastFailure {
  requestId: string;
  code: string;
  /** An ISO 8601 instant, by which support finds it in the log. */
  at: string;
}

let last: LastFailure | null = null;

export function keepFailure(failure: ApiFailure, now = new Date()): void {
  const problem = findProblem(failure);
  if (problem?.requestId) last = { requestId: problem.requestId, code: problem.code, at: now.toISOString() };
}

/** Whoever signs in next in this tab has another story. */
export function forgetFailure(): void {
  last = null;
}

export const findLastFailure = (): LastFailure | null => last;

import { type ApiFailure, findProblem } from '../failure.ts';

/** The last error answer of the server in this tab, which support asks for. */
export interface LastFailure {
  requestId: string;
  code: string;
  /** An ISO 8601 instant, by which support finds the request in the log. */
  at: string;
}

let last: LastFailure | null = null;

export function keepFailure(failure: ApiFailure, now = new Date()): void {
  const problem = findProblem(failure);
  if (problem?.requestId) last = { requestId: problem.requestId, code: problem.code, at: now.toISOString() };
}

/** Clears the failure at sign-out, so that the next user of this tab does not report it. */
export function forgetFailure(): void {
  last = null;
}

export const findLastFailure = (): LastFailure | null => last;

import type { ErrorCode } from '../wire/error-codes.ts';
import { Problem, writeProblem } from '../wire/problem.ts';

/**
 * Returns a problem document as the server writes it, for tests with a fake server. Throws for one it would never
 * write.
 */
export const realProblem = (code: ErrorCode, extras?: Parameters<typeof writeProblem>[2]): Problem =>
  requireRealProblem(writeProblem(code, 'request-1', extras), writeProblem(code, '').status);

/** Returns the problem. Throws if the server could not have given this answer. */
export function requireRealProblem(body: unknown, status: number): Problem {
  const problem = Problem.parse(body);
  const real = writeProblem(problem.code, problem.requestId);
  if (problem.type !== real.type || problem.title !== real.title || status !== real.status || problem.status !== status)
    throw new Error(`No answer of the server: ${status} ${JSON.stringify(problem)}`);
  if (problem.code === 'INTERNAL' && (problem.details || problem.fieldErrors))
    throw new Error('What went wrong inside is told to nobody but the log');
  return problem;
}

import { errorText } from '../../api/error-text.ts';
import { findProblem } from '../../api/failure.ts';

/** A refused name as an error of the form's name field, in the reader's language; any other error as it came. */
export function toNameError(error: unknown): unknown {
  const problem = findProblem(error);
  if (problem?.code !== 'NAME_TAKEN') return error;
  const fieldErrors = [{ field: 'name', message: errorText(error) }];
  return { status: problem.status, data: { ...problem, fieldErrors } };
}

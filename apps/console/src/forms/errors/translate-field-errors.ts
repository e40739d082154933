import { CallFailure, findProblem } from '../../api/failure.ts';
import type { ServerFieldError } from './server-field-error.ts';

/**
 * The same rejection with the field messages of a feature in the reader's language. `translate` gives nothing for a
 * message it does not know; `fields` names those the form calls otherwise. Anything but a problem comes back as it was.
 */
export function translateFieldErrors(
  error: unknown,
  translate: (entry: ServerFieldError) => string | undefined,
  fields: Record<string, string> = {},
): unknown {
  const problem = findProblem(error);
  if (!problem?.fieldErrors) return error;
  const fieldErrors = problem.fieldErrors.map((entry) => ({
    ...entry,
    field: fields[entry.field] ?? entry.field,
    message: translate(entry) ?? entry.message,
  }));
  return new CallFailure({ status: problem.status, data: { ...problem, fieldErrors } });
}

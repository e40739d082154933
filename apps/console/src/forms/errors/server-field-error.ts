import { findProblem } from '../../api/failure.ts';

/** One entry of a problem document's `fieldErrors`. */
export interface ServerFieldError {
  field: string;
  message: string;
  values?: Record<string, string | number>;
}

/** The `fieldErrors` of what a call rejected with; none for any other rejection. */
export const findFieldErrors = (error: unknown): ServerFieldError[] => findProblem(error)?.fieldErrors ?? [];

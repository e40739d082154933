import { type FieldCode, type FieldValues, writeFieldMessage } from '@parterre/contract/choices/field-codes';
import { writeReasonSentence } from '@parterre/contract/choices/reason-sentences';
import type { ReasonedCode, ReasonOf, ReasonValues } from '@parterre/contract/choices/reasons';
import { ERROR_CODES, type ErrorCode } from '@parterre/contract/wire/error-codes';
import type { FieldError } from '@parterre/contract/wire/problem';

export interface ErrorExtras {
  fieldErrors?: FieldError[];
  /** Values that the console shows with the text of the code: counts, seats, names. */
  details?: Record<string, unknown>;
  /** An English sentence for people who call the API by hand. */
  detail?: string;
  cause?: unknown;
}

/**
 * The only error that a verb throws on purpose: a code of the contract. One handler turns it into a problem document.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;

  constructor(code: Exclude<ErrorCode, ReasonedCode>, extras?: ErrorExtras);
  /** A code with reasons must name one; `refusal` adds its sentence. */
  constructor(code: ReasonedCode, extras: ErrorExtras & { details: { reason: string } });
  constructor(code: ErrorCode, extras: ErrorExtras & { cause: AppError });
  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    super(extras.detail ?? code, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = 'AppError';
    this.code = code;
    this.extras = extras;
  }

  get status(): number {
    return ERROR_CODES[this.code];
  }
}

export const notFound = (detail?: string): AppError => new AppError('NOT_FOUND', detail ? { detail } : {});

export const busy = (cause: unknown): AppError =>
  new AppError('BUSY', { detail: 'Somebody else is changing the same thing. Try again.', cause });

export const noData = (): AppError => new AppError('NO_DATA', { detail: 'No data to download' });

/**
 * An error with a reason in `details.reason`, its values and its sentence. Where a field is wrong, the field is named
 * too.
 */
export const refusal = <C extends ReasonedCode, R extends ReasonOf<C>>(
  code: C,
  reason: R,
  values: ReasonValues<C, R>,
  fieldErrors?: FieldError[],
): AppError =>
  new AppError(code, {
    details: { reason, ...values },
    detail: writeReasonSentence(code, reason, values),
    ...(fieldErrors ? { fieldErrors } : {}),
  });

interface FieldExtras {
  /** The values of the code's sentence, which the console's text uses too. */
  values?: FieldValues;
  /** A more detailed sentence for people who call the API by hand. */
  message?: string;
}

export const fieldError = (field: string, code: FieldCode, { values, message }: FieldExtras = {}): FieldError => ({
  field,
  code,
  message: message ?? writeFieldMessage(code, values),
  ...(values ? { values } : {}),
});

export const invalidField = (field: string, code: FieldCode, extras?: FieldExtras): AppError =>
  new AppError('INVALID', { fieldErrors: [fieldError(field, code, extras)] });

/** Returns whether the system refused a file operation with this code (`ENOENT`, `EEXIST`). */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

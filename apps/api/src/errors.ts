import { ERROR_CODES, type ErrorCode } from '@parterre/contract/wire/error-codes';
import type { FieldError } from '@parterre/contract/wire/problem';

export interface ErrorExtras {
  fieldErrors?: FieldError[];
  /** What the console shows beside the text of the code: counts, seats, names. */
  details?: Record<string, unknown>;
  /** One English sentence for people who call the API by hand. */
  detail?: string;
  cause?: unknown;
}

/** The only error a verb throws on purpose: a code of the contract. One handler turns it into a problem document. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;

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

/** 400 naming one field of the body. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('INVALID', { fieldErrors: [{ field, message }] });

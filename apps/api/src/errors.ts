import { type FieldCode, type FieldValues, writeFieldMessage } from '@parterre/contract/choices/field-codes';
import type { RuleReason, RuleValues } from '@parterre/contract/choices/rule-reasons';
import { writeRuleSentence } from '@parterre/contract/choices/rule-sentences';
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

  constructor(code: Exclude<ErrorCode, 'RULE_BROKEN'>, extras?: ErrorExtras);
  /** A broken rule names itself: `ruleBroken` writes the sentence. */
  constructor(code: 'RULE_BROKEN', extras: ErrorExtras & { details: { reason: RuleReason } });
  /** What was thrown, told by who called. */
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

/** 422 naming the rule, in `details.reason` with its values and in a sentence; where a field breaks it, also at the field. */
export const ruleBroken = <R extends RuleReason>(
  reason: R,
  values: RuleValues<R>,
  fieldErrors?: FieldError[],
): AppError =>
  new AppError('RULE_BROKEN', {
    details: { reason, ...values },
    detail: writeRuleSentence(reason, values),
    ...(fieldErrors ? { fieldErrors } : {}),
  });

interface FieldExtras {
  /** What the sentence of the code names, and the console's words for it. */
  values?: FieldValues;
  /** A sentence that says more to people who call the API by hand. */
  message?: string;
}

/** What is wrong with one field. */
export const fieldError = (field: string, code: FieldCode, { values, message }: FieldExtras = {}): FieldError => ({
  field,
  code,
  message: message ?? writeFieldMessage(code, values),
  ...(values ? { values } : {}),
});

/** 400 naming one field of the body. */
export const invalidField = (field: string, code: FieldCode, extras?: FieldExtras): AppError =>
  new AppError('INVALID', { fieldErrors: [fieldError(field, code, extras)] });

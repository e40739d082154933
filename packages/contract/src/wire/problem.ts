import { z } from 'zod';
import { FIELD_CODES, isFieldCode } from '../choices/field-codes.ts';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

const fieldCodes = Object.keys(FIELD_CODES).filter(isFieldCode);

export const FieldError = z
  .strictObject({
    /** Dotted path into the body, or the name of the query or path parameter. */
    field: z.string(),
    code: z.enum(fieldCodes).meta({ description: 'What is wrong; `values` go with it' }),
    /** The error as an English sentence. */
    message: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

const codes = Object.keys(ERROR_CODES).filter((code): code is ErrorCode => code in ERROR_CODES);

/** The shape of every error answer, an RFC 9457 problem document. `details` depends on the code. */
export const Problem = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(codes),
    detail: z.string().optional(),
    requestId: z.string(),
    fieldErrors: z.array(FieldError).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

export const writeProblem = (
  code: ErrorCode,
  requestId: string,
  extras: Pick<Problem, 'detail' | 'fieldErrors' | 'details'> = {},
): Problem => ({
  type: `urn:parterre:problem:${code.toLowerCase().replaceAll('_', '-')}`,
  title: `${code.charAt(0)}${code.slice(1).toLowerCase().replaceAll('_', ' ')}`,
  status: ERROR_CODES[code],
  code,
  requestId,
  ...extras,
});

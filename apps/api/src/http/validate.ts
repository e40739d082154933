import { FIELD_CODES, type FieldCode, type FieldValues, isFieldCode } from '@parterre/contract/choices/field-codes';
import type { FieldError } from '@parterre/contract/wire/problem';
import type { z } from 'zod';
import { AppError, fieldError } from '../errors.ts';

type Part = 'params' | 'query' | 'body';

/** The maximum number of field errors in an answer, because nobody reads more. */
const ERRORS_MAX = 20;

/**
 * Parses one part of a request. Throws INVALID with the first field errors and, when there are more, their number;
 * NOT_FOUND for a path.
 */
export function parsePart<S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
  part: Part,
): z.output<S> | undefined {
  if (!schema) return undefined;
  const unfit = findUnfit(value, part);
  if (unfit) throw new AppError('INVALID', { fieldErrors: [unfit] });
  const parsed = schema.safeParse(value === undefined ? {} : value, { reportInput: true });
  if (parsed.success) return parsed.data;
  if (part === 'params') throw new AppError('NOT_FOUND');
  const { issues } = parsed.error;
  const fieldErrors = issues.slice(0, ERRORS_MAX).flatMap((issue) => toFieldErrors(issue));
  const count = issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
  throw new AppError('INVALID', {
    fieldErrors: fieldErrors.slice(0, ERRORS_MAX).map(({ field, ...rest }) => ({ field: field || part, ...rest })),
    ...(count > ERRORS_MAX ? { details: { fieldErrors: count } } : {}),
  });
}

function toFieldErrors(issue: z.core.$ZodIssue, parent: readonly PropertyKey[] = []): FieldError[] {
  const path = [...parent, ...issue.path];
  const field = path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => fieldError([...path.map(String), key].join('.'), 'unknownField'));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.reduce((a, b) => (b.length < a.length ? b : a));
    return closest.slice(0, 1).flatMap((inner) => toFieldErrors(inner, path));
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return [fieldError(field, 'required')];
  const code = isFieldCode(issue.message) ? issue.message : findCode(issue);
  const values = readValues(issue, code);
  return [fieldError(field, code, { ...(values ? { values } : {}), ...toMessage(issue) })];
}

/** Returns the field code of an issue: the contract's own where it has one, else one for the kind of the issue. */
function findCode(issue: z.core.$ZodIssue): FieldCode {
  if (issue.code === 'invalid_type') return issue.expected === 'int' ? 'whole' : 'wrongType';
  if (issue.code === 'invalid_value') return issue.message.startsWith('Invalid ') ? 'choice' : 'unknown';
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? 'maxLength' : NUMBERS.has(issue.origin) ? 'max' : 'tooMany';
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'minLength' : NUMBERS.has(issue.origin) ? 'min' : 'tooFew';
  return 'wrongForm';
}

const NUMBERS = new Set(['number', 'int', 'bigint']);

function readValues(issue: z.core.$ZodIssue, code: FieldCode): FieldValues | undefined {
  const known: Record<string, unknown> = {
    ...('maximum' in issue ? { maxLength: issue.maximum, maxNumber: issue.maximum, most: issue.maximum } : {}),
    ...('minimum' in issue ? { minLength: issue.minimum, minNumber: issue.minimum, fewest: issue.minimum } : {}),
    ...('values' in issue ? { choices: issue.values.map(String).join(', ') } : {}),
    ...(issue.code === 'custom' ? issue.params : {}),
  };
  const named = [...FIELD_CODES[code].matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => {
    const value = known[name];
    return typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/**
 * Returns the contract's own sentence where it has one, a plain one for an issue of the validator, else that of the
 * code.
 */
function toMessage(issue: z.core.$ZodIssue): { message?: string } {
  if (isFieldCode(issue.message)) return {};
  if (!issue.message.startsWith('Invalid ')) return { message: issue.message };
  if (issue.code === 'invalid_type') return { message: WRONG_TYPE[issue.expected] ?? FIELD_CODES.wrongType };
  return {};
}

const WRONG_TYPE: Partial<Record<string, string>> = {
  number: 'Must be a number',
  int: 'Must be a whole number',
  string: 'Must be text',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
};

/** The maximum depth of a value. No call needs more, and deeper values would overflow recursive functions. */
const LEVELS_MAX = 32;
/**
 * The maximum number of fields of an object and of values of a body. No call needs as many: a stadium that is saved
 * seat by seat has 400,000 values.
 */
const FIELDS_MAX = 200;
const VALUES_MAX = 500_000;

/**
 * Finds content that no call accepts, before any detailed check: text with NUL or a lone surrogate, which PostgreSQL
 * cannot store, and too many levels, fields or values.
 */
function findUnfit(whole: unknown, part: Part): FieldError | undefined {
  let values = 0;
  const walk = (value: unknown, path: string, level: number): FieldError | undefined => {
    const field = path || part;
    if (typeof value === 'string') return isStorable(value) ? undefined : fieldError(field, 'unstorable');
    if (typeof value !== 'object' || value === null) return undefined;
    if (level === LEVELS_MAX)
      return fieldError(field, 'tooMany', { message: `Nested more than ${LEVELS_MAX} levels deep` });
    values += Array.isArray(value) ? value.length : 0;
    if (values > VALUES_MAX) return fieldError(field, 'tooMany', { message: 'Has too many values' });
    const keys = Object.keys(value);
    if (!Array.isArray(value) && keys.length > FIELDS_MAX)
      return fieldError(field, 'tooMany', { message: 'Has too many fields' });
    values += Array.isArray(value) ? 0 : keys.length;
    for (const key of keys) {
      const item: unknown = Reflect.get(value, key);
      if (!isStorable(key)) return fieldError(field, 'unstorable');
      if (typeof item === 'number' || typeof item === 'boolean' || item === null) continue;
      const found = walk(item, path ? `${path}.${key}` : key, level + 1);
      if (found) return found;
    }
    return undefined;
  };
  return walk(whole, '', 0);
}

const isStorable = (text: string): boolean =>
  !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

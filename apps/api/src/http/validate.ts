import type { FieldError } from '@parterre/contract/wire/problem';
import { REQUIRED } from '@parterre/contract/wire/values';
import type { z } from 'zod';
import { AppError } from '../errors.ts';

type Part = 'params' | 'query' | 'body';

/** More help nobody who reads them. */
const MOST_ERRORS = 20;

/**
 * Parses one part of a request. Throws INVALID with a field error for the first things that are wrong and, where there
 * are more, their number; NOT_FOUND for a path.
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
  const fieldErrors = issues.slice(0, MOST_ERRORS).flatMap((issue) => toFieldErrors(issue));
  const count = issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
  throw new AppError('INVALID', {
    fieldErrors: fieldErrors.slice(0, MOST_ERRORS).map(({ field, ...rest }) => ({ field: field || part, ...rest })),
    ...(count > MOST_ERRORS ? { details: { fieldErrors: count } } : {}),
  });
}

function toFieldErrors(issue: z.core.$ZodIssue, parent: readonly PropertyKey[] = []): FieldError[] {
  const path = [...parent, ...issue.path];
  const field = path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [...path.map(String), key].join('.'), message: 'Unknown field' }));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.reduce((a, b) => (b.length < a.length ? b : a));
    return closest.slice(0, 1).flatMap((inner) => toFieldErrors(inner, path));
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return [{ field, message: REQUIRED }];
  return [{ field, message: toMessage(issue) }];
}

/** The contract's own words where it has some; plain ones for the validator's. */
function toMessage(issue: z.core.$ZodIssue): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  if (issue.code === 'invalid_type') return WRONG_TYPE[issue.expected] ?? 'Has the wrong type';
  if (issue.code === 'invalid_value') return `Must be one of ${issue.values.map(String).join(', ')}`;
  return 'Has the wrong form';
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

/** No call takes anything nested as deeply; what is deeper would overflow whatever walks through it. */
const DEEPEST_LEVEL = 32;
/** No object of any call has as many fields, and no body as many values: a stadium saved seat by seat has 400,000. */
const MOST_FIELDS = 200;
const MOST_VALUES = 500_000;

/**
 * What no call takes, found before anything is checked in detail: text with NUL or a lone surrogate, which PostgreSQL
 * cannot store, and more levels, fields or values than the work of refusing them is worth.
 */
function findUnfit(whole: unknown, part: Part): FieldError | undefined {
  let values = 0;
  const walk = (value: unknown, path: string, level: number): FieldError | undefined => {
    const field = path || part;
    if (typeof value === 'string') return isStorable(value) ? undefined : { field, message: UNSTORABLE };
    if (typeof value !== 'object' || value === null) return undefined;
    if (level === DEEPEST_LEVEL) return { field, message: `Nested more than ${DEEPEST_LEVEL} levels deep` };
    values += Array.isArray(value) ? value.length : 0;
    if (values > MOST_VALUES) return { field, message: 'Has too many values' };
    const keys = Object.keys(value);
    if (!Array.isArray(value) && keys.length > MOST_FIELDS) return { field, message: 'Has too many fields' };
    values += Array.isArray(value) ? 0 : keys.length;
    for (const key of keys) {
      const item: unknown = Reflect.get(value, key);
      if (!isStorable(key)) return { field, message: UNSTORABLE };
      if (typeof item === 'number' || typeof item === 'boolean' || item === null) continue;
      const found = walk(item, path ? `${path}.${key}` : key, level + 1);
      if (found) return found;
    }
    return undefined;
  };
  return walk(whole, '', 0);
}

const UNSTORABLE = 'Contains characters that cannot be stored';

const isStorable = (text: string): boolean =>
  !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

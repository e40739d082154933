import type { FieldError } from '@parterre/contract/wire/problem';
import { REQUIRED } from '@parterre/contract/wire/values';
import type { z } from 'zod';
import { AppError } from '../errors.ts';

type Part = 'params' | 'query' | 'body';

/** Parses one part of a request. Throws INVALID with a field error for everything that is wrong, NOT_FOUND for a path. */
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
  const fieldErrors = parsed.error.issues.flatMap((issue) => toFieldErrors(issue));
  throw new AppError('INVALID', {
    fieldErrors: fieldErrors.map(({ field, ...rest }) => ({ field: field || part, ...rest })),
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

/** The first text with NUL or a lone surrogate, which PostgreSQL cannot store, or the first value nested too deeply. */
function findUnfit(value: unknown, part: Part, path = '', level = 0): FieldError | undefined {
  const field = path || part;
  if (typeof value === 'string') return isStorable(value) ? undefined : { field, message: UNSTORABLE };
  if (typeof value !== 'object' || value === null) return undefined;
  if (level === DEEPEST_LEVEL) return { field, message: `Nested more than ${DEEPEST_LEVEL} levels deep` };
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'number' || typeof item === 'boolean' || item === null) continue;
    const at = path ? `${path}.${key}` : key;
    if (!isStorable(key)) return { field, message: UNSTORABLE };
    const found = findUnfit(item, part, at, level + 1);
    if (found) return found;
  }
  return undefined;
}

const UNSTORABLE = 'Contains characters that cannot be stored';

const isStorable = (text: string): boolean =>
  !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

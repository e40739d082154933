import type { FieldError } from '@parterre/contract/problem';
import { REQUIRED } from '@parterre/contract/values';
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
  const unstorable = findUnstorable(value);
  if (unstorable !== undefined)
    throw new AppError('INVALID', {
      fieldErrors: [{ field: unstorable, message: 'Contains characters that cannot be stored' }],
    });
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  if (part === 'params') throw new AppError('NOT_FOUND');
  throw new AppError('INVALID', { fieldErrors: parsed.error.issues.flatMap((issue) => toFieldErrors(issue)) });
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
  return [{ field, message: issue.message }];
}

/** Path of the first text with NUL or a lone surrogate: PostgreSQL cannot store them. */
function findUnstorable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'number' || typeof item === 'boolean' || item === null) continue;
    const at = path ? `${path}.${key}` : key;
    if (!isStorable(key)) return at;
    const found = findUnstorable(item, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isStorable = (text: string): boolean =>
  !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

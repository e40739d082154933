import type { z } from 'zod';

/** The message for a range that ends before it begins; it stands at the end field. */
export const RANGE_MESSAGE = 'Must not be before where the range begins';

type NameOf<S extends z.ZodObject> = Extract<keyof S['shape'], string>;

/**
 * The same query, refusing ranges that end before they begin: from what is asked for as a mistake nobody should read "there
 * is none". Each range names its two fields, days or amounts, either of them open; both ends are inside.
 */
export function withRanges<S extends z.ZodObject>(
  query: S,
  ...ranges: readonly (readonly [from: NameOf<S>, to: NameOf<S>])[]
): S {
  return ranges.reduce(
    (checked, [from, to]) =>
      checked.refine((values) => isInOrder(values[from], values[to]), { path: [to], message: RANGE_MESSAGE }),
    query,
  );
}

/** Days are compared as they are written. */
function isInOrder(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from <= to;
  return typeof from !== 'string' || typeof to !== 'string' || from <= to;
}

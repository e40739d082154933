import type { z } from 'zod';

/** Shown at the end field of a range that ends before it begins. */
export const RANGE_MESSAGE = 'Must not be before where the range begins';

type NameOf<S extends z.ZodObject> = Extract<keyof S['shape'], string>;

/**
 * Returns the query with a check that refuses ranges that end before they begin, because an empty answer would hide the
 * mistake. Each range names its two fields, days or amounts, either of them open; both ends are included.
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

function isInOrder(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from <= to;
  return typeof from !== 'string' || typeof to !== 'string' || from <= to;
}

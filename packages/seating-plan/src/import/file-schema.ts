import { z } from 'zod';
import { COORDINATE_MAX } from '../format/coordinates.ts';
import { type ImportProblem, PlanFault } from './import-problem.ts';

const ISSUES_MAX = 20;

/**
 * Returns the value in the shape of the schema; throws PlanFault with the JSON path of the first value that does not
 * fit.
 */
export function parseShape<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new PlanFault(result.error.issues.slice(0, ISSUES_MAX).map(describeIssue));
}

function describeIssue(issue: z.core.$ZodIssue): ImportProblem {
  const values: Record<string, string | number> = { reason: issue.code };
  if (issue.code === 'invalid_type') values.expected = issue.expected;
  if (issue.code === 'invalid_value') values.expected = issue.values.slice(0, 10).map(String).join(', ');
  if (issue.code === 'unrecognized_keys') values.found = issue.keys.slice(0, 10).join(', ').slice(0, 100);
  if (issue.code === 'too_big') Object.assign(values, { maximum: Number(issue.maximum), of: issue.origin });
  if (issue.code === 'too_small') Object.assign(values, { minimum: Number(issue.minimum), of: issue.origin });
  return { severity: 'error', code: 'SEAT_PLAN_PARSING', source: { path: formatPath(issue.path) }, values };
}

function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 100)}`))
    .join('')
    .replace(/^\./, '');
}

/**
 * Returns the schema of a list that stops at its first wrong item, because millions of issues would fill the memory.
 */
export function listOf<Item extends z.ZodType>(item: Item, mostItems = Number.POSITIVE_INFINITY) {
  return z.unknown().transform((value, context): z.output<Item>[] => {
    if (!Array.isArray(value)) {
      context.addIssue({ code: 'invalid_type', expected: 'array', input: value });
      return z.NEVER;
    }
    if (value.length > mostItems) {
      context.addIssue({ code: 'too_big', origin: 'array', maximum: mostItems, inclusive: true, input: value });
      return z.NEVER;
    }
    const items: z.output<Item>[] = [];
    for (const [index, element] of value.entries()) {
      const result = item.safeParse(element);
      if (!result.success) {
        for (const issue of result.error.issues)
          context.issues.push({ ...issue, path: [index, ...issue.path], input: element });
        return z.NEVER;
      }
      items.push(result.data);
    }
    return items;
  });
}

/**
 * Numbers of a file are bounded where they are read, because after a sum or rotation the wrong field could not be
 * named. Positions of seats stay unbounded, because the checks name the seat.
 */

/** A coordinate, distance or size, in plan units. */
export const Measure = z.number().min(-COORDINATE_MAX).max(COORDINATE_MAX);

/** An offset may be longer than a coordinate, because it can move things across the whole page and beyond. */
const OffsetLength = z
  .number()
  .min(-4 * COORDINATE_MAX)
  .max(4 * COORDINATE_MAX);
export const Offset = z.object({ x: OffsetLength, y: OffsetLength });

/** A position that is drawn, or added to the positions of seats. */
export const Position = z.object({ x: Measure, y: Measure });

/** In degrees. Editors count whole turns, but beyond a hundred of them the precision of the fraction is lost. */
export const Rotation = z.number().min(-36_000).max(36_000);

/** A label that some producers write as text and others as a number. */
export const Label = z.union([z.string(), z.number()]).nullish();
export const textOf = (label: z.output<typeof Label>): string => String(label ?? '').trim();
export const Text = Label.transform(textOf);

import type { z } from 'zod';
import type { ImportProblem } from './import-problem.ts';
import { PlanFault } from './plan-fault.ts';

const ISSUES_MAX = 20;

/** The value in the shape of the schema; throws PlanFault naming the JSON path of what does not fit. */
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

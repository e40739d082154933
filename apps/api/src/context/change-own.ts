import type { Change, Changed, Context } from '../context.ts';
import { notFound } from '../errors.ts';

/**
 * Changes what belongs to the caller and to no promoter alone. A user without a promoter has no history to write to, and
 * gets NOT_FOUND.
 */
export async function changeOwn<Answer>(
  ctx: Context,
  action: string,
  work: (change: Change) => Promise<Changed<Answer>>,
): Promise<Answer> {
  if (ctx.promoterIds.length === 0) throw notFound();
  return ctx.change(action, work);
}

import { eq } from 'drizzle-orm';
import type { Change, Context } from '../../context.ts';
import { shows } from '../../db/schema/shows.ts';
import { notFound } from '../../errors.ts';

export type ShowRow = typeof shows.$inferSelect;

/** The show of a path; NOT_FOUND for unknown and foreign codes. */
export async function requireShow(ctx: Pick<Context, 'db'>, showCode: string): Promise<ShowRow> {
  const [show] = await ctx.db.select().from(shows).where(eq(shows.showCode, showCode));
  if (!show) throw notFound();
  return show;
}

/**
 * The show of a path, locked until the change ends: whoever changes its groups, prices, plan or order goes one after
 * the other. Selling only shares the lock.
 */
export async function lockShow(change: Change, showCode: string): Promise<ShowRow> {
  const [show] = await change.db.select().from(shows).where(eq(shows.showCode, showCode)).for('no key update');
  if (!show) throw notFound();
  return show;
}

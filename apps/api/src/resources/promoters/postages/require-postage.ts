import { and, eq } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { postages } from '../../../db/schema/promoters.ts';
import { notFound } from '../../../errors.ts';
import type { PostageRow } from '../../promoter-rows/present-promoter.ts';

export async function requirePostage(change: Change, promoterId: number, postageId: number): Promise<PostageRow> {
  const [postage] = await change.db
    .select()
    .from(postages)
    .where(and(eq(postages.promoterId, promoterId), eq(postages.id, postageId)));
  if (!postage) throw notFound();
  return postage;
}

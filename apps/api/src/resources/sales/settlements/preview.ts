import * as endpoints from '@parterre/contract/settlements';
import { eq } from 'drizzle-orm';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { invalidField, notFound } from '#errors.ts';
import { requireWholePromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import { buildStatement } from './build-statement.ts';
import { countMovementsBefore, readOpenMovements } from './read-movements.ts';
import { readScope } from './read-scope.ts';

/** Builds the open statement. Throws INVALID when the caller works for several promoters and names none, NOT_FOUND. */
export const previewSettlement = verb(endpoints.previewSettlement, async (ctx, { query }) => {
  if (ctx.promoterIds.length > 1) throw invalidField('promoterCode', 'required');
  const [promoter] = await ctx.db
    .select()
    .from(promoters)
    .where(eq(promoters.id, requireWholePromoter(ctx)));
  if (!promoter) throw notFound();
  const scope = await readScope(ctx, promoter, query);
  const { drafts: _, ...statement } = await buildStatement(ctx, scope, await readOpenMovements(ctx, scope));
  return { ...statement, movementsBefore: await countMovementsBefore(ctx, scope) };
});

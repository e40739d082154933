import type { previewSettlement as endpoint, SettlementPreview } from '@parterre/contract/settlements';
import { REQUIRED } from '@parterre/contract/wire/values';
import { eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { promoters } from '../../db/schema/promoters.ts';
import { invalidField, notFound } from '../../errors.ts';
import { requireWholePromoter } from '../promoters/require-whole-promoter.ts';
import { buildStatement } from './build-statement.ts';
import { countMovementsBefore, readOpenMovements } from './read-movements.ts';
import { readScope } from './read-scope.ts';

/** The open statement: INVALID without a promoter for who works for several, NOT_FOUND. */
export async function previewSettlement(
  ctx: Context,
  { query }: Pick<VerbInput<typeof endpoint>, 'query'>,
): Promise<SettlementPreview> {
  if (ctx.promoterIds.length > 1) throw invalidField('promoterCode', REQUIRED);
  const [promoter] = await ctx.db
    .select()
    .from(promoters)
    .where(eq(promoters.id, requireWholePromoter(ctx)));
  if (!promoter) throw notFound();
  const scope = await readScope(ctx, promoter, query);
  const { drafts: _, ...statement } = await buildStatement(ctx, scope, await readOpenMovements(ctx, scope));
  return { ...statement, movementsBefore: await countMovementsBefore(ctx, scope) };
}

import type { Settlement } from '@parterre/contract/settlements';
import * as endpoints from '@parterre/contract/settlements';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { settlementLines, settlements } from '../../db/schema/settlements.ts';
import { shows } from '../../db/schema/shows.ts';
import { notFound } from '../../errors.ts';
import { verb } from '../../verb.ts';
import { presentLine } from './build-statement.ts';
import { presentSettlement, SHOW, selectSettlements } from './list.ts';
import { writeSettlementPdf } from './settlement-pdf.ts';
import { writeSettlementWorkbook } from './settlement-workbook.ts';

/** An agreed statement; on paper and as a workbook too. Throws NOT_FOUND. */
export const getSettlement = verb(
  endpoints.getSettlement,
  (ctx, { params }) => readSettlement(ctx, params.settlementId),
  {
    [endpoints.PDF]: async (ctx, { params, query }) =>
      writeSettlementPdf(await readSettlement(ctx, params.settlementId), query.culture),
    [endpoints.EXCEL]: async (ctx, { params, query }) =>
      writeSettlementWorkbook(await readSettlement(ctx, params.settlementId), query.culture),
  },
);

/** An agreed statement as it was written. Throws NOT_FOUND. */
export async function readSettlement(ctx: Context, settlementId: number): Promise<Settlement> {
  const [found] = await selectSettlements(ctx).where(eq(settlements.id, settlementId));
  if (!found) throw notFound('There is no such settlement.');
  const { promoterId, digest } = found.settlement;
  const lines = await ctx.db
    .select({ line: settlementLines, show: SHOW })
    .from(settlementLines)
    .leftJoin(shows, and(eq(shows.promoterId, promoterId), eq(shows.id, settlementLines.showId)))
    .where(and(eq(settlementLines.promoterId, promoterId), eq(settlementLines.settlementId, settlementId)))
    .orderBy(asc(settlementLines.position));
  return {
    ...presentSettlement(found),
    lines: lines.map(({ line, show }) => presentLine(line, show?.showCode ? show : undefined)),
    digest,
  };
}

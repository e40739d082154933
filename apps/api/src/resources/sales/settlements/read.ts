import type { Settlement, SettlementSummary } from '@parterre/contract/settlements';
import * as endpoints from '@parterre/contract/settlements';
import type { Brand } from '@parterre/contract/wire/brands';
import { EXCEL, PDF } from '@parterre/contract/wire/file-types';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { settlementLines, settlements } from '#db/schema/sales/settlements.ts';
import { notFound } from '#errors.ts';
import { listWholePromoters } from '#identity/require-permission.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { soldInRegion } from '#resources/ground/show-rows/sold-in.ts';
import { verb } from '#verb.ts';
import { presentLine } from './build-statement.ts';
import { writeSettlementPdf } from './settlement-pdf.ts';
import { writeSettlementWorkbook } from './settlement-workbook.ts';

const NEWEST_FIRST = descending('agreed', byInstant(settlements.agreedAt), settlements.id);

/** Lists the agreed statements of the promoters that the caller sees as a whole, newest first. */
export const listSettlements = verb(endpoints.listSettlements, async (ctx, { query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const wanted = and(
    inArray(settlements.promoterId, listWholePromoters(ctx)),
    query.showCode === undefined
      ? undefined
      : inArray(
          settlements.showId,
          ctx.db.select({ id: shows.id }).from(shows).where(eq(shows.showCode, query.showCode)),
        ),
    soldInRegion(ctx.actor, isSettled, query.regionId),
  );
  const rows = await selectSettlements(ctx)
    .where(and(wanted, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted: await countRows(ctx, settlements, wanted) },
    ({ settlement }) => [settlement.agreedAt, settlement.id],
    (found) => found.map(presentSettlement),
  );
});

/** Joins a statement's shows to it: its own, or those of its lines when it is about all shows of the promoter. */
const isSettled = sql`${shows.promoterId} = ${settlements.promoterId} and ${shows.id} in (
  select coalesce(${settlements.showId}, ${settlementLines.showId}) from ${settlementLines}
  where ${settlementLines.promoterId} = ${settlements.promoterId} and ${settlementLines.settlementId} = ${settlements.id})`;

export const SHOW = { showCode: shows.showCode, name: shows.name, startsAtLocal: shows.startsAtLocal };

const selectSettlements = (ctx: Context) =>
  ctx.db
    .select({
      settlement: settlements,
      promoter: { code: promoters.code, name: promoters.name, timeZone: promoters.timeZone },
      show: SHOW,
    })
    .from(settlements)
    .innerJoin(promoters, eq(promoters.id, settlements.promoterId))
    .leftJoin(shows, and(eq(shows.promoterId, settlements.promoterId), eq(shows.id, settlements.showId)));

type Selected = Awaited<ReturnType<typeof selectSettlements>>[number];

const presentSettlement = ({ settlement, promoter, show }: Selected): SettlementSummary => ({
  settlementId: settlement.id,
  number: settlement.number,
  promoterCode: promoter.code,
  promoterName: promoter.name,
  showCode: show?.showCode ?? null,
  showName: show?.name ?? null,
  fromOn: settlement.fromOn,
  toOn: settlement.toOn,
  currency: settlement.currency,
  tickets: settlement.tickets,
  receiptsMinor: settlement.receiptsMinor,
  deductionsMinor: settlement.netMinor - settlement.receiptsMinor,
  netMinor: settlement.netMinor,
  agreedAt: settlement.agreedAt.toISOString(),
  timeZone: promoter.timeZone,
  agreedBy: settlement.agreedBy,
  note: settlement.note,
});

/** Reads an agreed statement, also as a PDF and as a workbook. Throws NOT_FOUND. */
export const getSettlement = verb(
  endpoints.getSettlement,
  (ctx, { params }) => readSettlement(ctx, params.settlementId),
  {
    [PDF]: async (ctx, { params, query }) => {
      const settlement = await readSettlement(ctx, params.settlementId);
      return writeSettlementPdf(settlement, await readBrand(ctx, settlement), query.culture);
    },
    [EXCEL]: async (ctx, { params, query }) =>
      writeSettlementWorkbook(await readSettlement(ctx, params.settlementId), query.culture),
  },
);

async function readBrand(ctx: Context, { promoterCode }: Settlement): Promise<Brand> {
  const [promoter] = await ctx.db
    .select({ brand: promoters.brand })
    .from(promoters)
    .where(eq(promoters.code, promoterCode));
  return ctx.addresses.siteOf(promoter?.brand ?? null).brand;
}

/** Reads an agreed statement as it was stored. Throws NOT_FOUND. */
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

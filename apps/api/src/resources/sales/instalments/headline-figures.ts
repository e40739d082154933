import type { HeadlineFigures } from '@parterre/contract/instalments';
import * as endpoints from '@parterre/contract/instalments';
import { CSV } from '@parterre/contract/wire/file-types';
import { inArray } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { recordDownload } from '#resources/ground/report-setting-rows/record-download.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { type StreamedAnswer, verb } from '#verb.ts';
import { type PlanFigures, readPlanFigures } from './read-headline-figures.ts';
import type { PlannedQuery } from './read-planned-shows.ts';
import { writeHeadlineFigures } from './write-headline-figures.ts';

/** Reads headline figures of a show by plan; as a CSV file too. Throws NO_DATA for the file of a show without plans. */
export const getInstalmentHeadlineFigures = verb(
  endpoints.getInstalmentHeadlineFigures,
  async (ctx, { params }) => readFigures(ctx, { showCode: (await requireShow(ctx, params.showCode)).showCode }),
  {
    [CSV]: async (ctx, { params, query }) => {
      const { showCode } = await requireShow(ctx, params.showCode);
      const fileName = `instalments-${showCode}.csv`;
      return writeFile(ctx, await readFigures(ctx, { showCode }), { ...query, fileName, showCode });
    },
  },
);

/** Reads headline figures of all shows that the caller may see, by plan; as a CSV file too. */
export const getAllInstalmentHeadlineFigures = verb(
  endpoints.getAllInstalmentHeadlineFigures,
  (ctx, { query }) => readFigures(ctx, query),
  {
    [CSV]: async (ctx, { query }) =>
      writeFile(ctx, await readFigures(ctx, query), { fileName: 'instalments.csv', showCode: null, ...query }),
  },
);

/** Records the file at every promoter that it contains. Throws NO_DATA. */
async function writeFile(
  ctx: Context,
  figures: HeadlineFigures,
  { fileName, culture, showCode }: { fileName: string; culture: string; showCode: string | null | undefined },
): Promise<StreamedAnswer> {
  const codes = [...new Set(figures.items.map(({ showCode }) => showCode))];
  const rows = await ctx.db
    .select({ promoterId: shows.promoterId, showCode: shows.showCode, timeZone: shows.timeZone })
    .from(shows)
    .where(inArray(shows.showCode, codes));
  const zones = new Map(rows.map(({ showCode, timeZone }) => [showCode, timeZone]));
  const file = writeHeadlineFigures(figures, { fileName, culture, zones });
  for (const promoterId of new Set(rows.map((show) => show.promoterId)))
    await recordDownload(ctx, {
      promoterId,
      report: 'instalments',
      fileType: 'CSV',
      fileName,
      rows: figures.items.length,
      showCode: showCode ?? null,
    });
  return file;
}

async function readFigures(ctx: Context, narrowed: PlannedQuery): Promise<HeadlineFigures> {
  const items = await readPlanFigures(ctx, narrowed);
  return { items, totals: sumFigures(items), asOf: ctx.now.toISOString() };
}

type Totals = HeadlineFigures['totals'][number];

/** Sums the figures of plans by currency. The tickets of a show with several plans are counted once. */
function sumFigures(items: readonly PlanFigures[]): Totals[] {
  return [...new Set(items.map(({ currency }) => currency))].sort().map((currency) => {
    const own = items.filter((item) => item.currency === currency);
    const firstOfShow = own.filter(
      (item, index) => own.findIndex((other) => other.showCode === item.showCode) === index,
    );
    const sum = (field: SummedField) => own.reduce((total, item) => total + item[field], 0);
    const days = (field: 'nextDueOn' | 'finalDueOn') => own.flatMap((item) => item[field] ?? []).sort();
    return {
      ...(Object.fromEntries(SUMMED.map((field) => [field, sum(field)])) as Record<SummedField, number>),
      ticketsSold: firstOfShow.reduce((total, item) => total + item.ticketsSold, 0),
      nextDueOn: days('nextDueOn')[0] ?? null,
      finalDueOn: days('finalDueOn').at(-1) ?? null,
      currency,
    };
  });
}

const SUMMED = [
  'plansSold',
  'active',
  'completed',
  'overdue',
  'cancelled',
  'ticketsOnPlan',
  'grossContractedMinor',
  'depositsReceivedMinor',
  'instalmentsReceivedMinor',
  'totalReceivedMinor',
  'outstandingMinor',
  'overdueMinor',
  'dueNext7DaysMinor',
  'dueNext30DaysMinor',
  'refundedMinor',
  'writtenOffMinor',
  'ticketsAtRisk',
] as const;
type SummedField = (typeof SUMMED)[number];

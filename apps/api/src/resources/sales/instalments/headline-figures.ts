import type { HeadlineFigures } from '@parterre/contract/instalments';
import * as endpoints from '@parterre/contract/instalments';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { shows } from '../../../db/schema/events/shows.ts';
import { type StreamedAnswer, verb } from '../../../verb.ts';
import { requireShow } from '../../events/show-rows/require-show.ts';
import { recordDownload } from '../../reports/report-settings/downloads.ts';
import { type PlanFigures, readPlanFigures } from './read-headline-figures.ts';
import { writeHeadlineFigures } from './write-headline-figures.ts';

/** Headline figures of a show by plan; as a CSV file too. Throws NO_DATA for the file of a show without plans. */
export const getInstalmentHeadlineFigures = verb(
  endpoints.getInstalmentHeadlineFigures,
  async (ctx, { params }) => readFigures(ctx, (await requireShow(ctx, params.showCode)).showCode),
  {
    'text/csv': async (ctx, { params, query }) => {
      const { showCode } = await requireShow(ctx, params.showCode);
      const fileName = `instalments-${showCode}.csv`;
      const file = await writeFile(ctx, await readFigures(ctx, showCode), { ...query, fileName });
      await recordDownload(ctx, { report: 'instalments', fileType: 'CSV', fileName, showCode });
      return file;
    },
  },
);

/** Headline figures of all shows the caller may see, by plan; as a CSV file too. */
export const getAllInstalmentHeadlineFigures = verb(
  endpoints.getAllInstalmentHeadlineFigures,
  (ctx, { query }) => readFigures(ctx, query.showCode),
  {
    'text/csv': async (ctx, { query }) =>
      writeFile(ctx, await readFigures(ctx, query.showCode), { fileName: 'instalments.csv', ...query }),
  },
);

async function writeFile(
  ctx: Context,
  figures: HeadlineFigures,
  { fileName, culture }: { fileName: string; culture: string },
): Promise<StreamedAnswer> {
  const codes = [...new Set(figures.items.map(({ showCode }) => showCode))];
  const rows = await ctx.db
    .select({ showCode: shows.showCode, timeZone: shows.timeZone })
    .from(shows)
    .where(inArray(shows.showCode, codes));
  const zones = new Map(rows.map(({ showCode, timeZone }) => [showCode, timeZone]));
  return writeHeadlineFigures(figures, { fileName, culture, zones });
}

async function readFigures(ctx: Context, showCode: string | undefined): Promise<HeadlineFigures> {
  const items = await readPlanFigures(ctx, showCode);
  return { items, totals: sumFigures(items), asOf: ctx.now.toISOString() };
}

type Totals = HeadlineFigures['totals'][number];

/** Sums the figures of plans by currency. Tickets of a show with several plans are counted once. */
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

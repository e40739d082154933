import type { HeadlineFigures } from '@parterre/contract/instalments';
import * as endpoints from '@parterre/contract/reports';
import type { QueryOf } from '@parterre/contract/wire/endpoint';
import { CSV, EXCEL } from '@parterre/contract/wire/file-types';
import type { Context } from '#context.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { type PlanFigures, readPlanFigures } from '#resources/sales/instalments/read-headline-figures.ts';
import type { PlannedQuery } from '#resources/sales/instalments/read-planned-shows.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { verb } from '#verb.ts';
import { answerFile } from '../chosen/answer-report.ts';
import { answerShowFile, answerShowPage } from '../of-show.ts';
import { openPlanFigures, openShowFigures } from './open-plan-figures.ts';

/**
 * Reads headline figures of a show by plan, in minor units; as a file, the report. Buyers on the sheets of its workbook
 * are masked without `customer:export`. Throws NO_DATA for the file of a show without plans.
 */
export const getInstalmentHeadlineFigures = verb(
  endpoints.getInstalmentHeadlineFigures,
  async (ctx, { params }) => readFigures(ctx, { showCode: (await requireShow(ctx, params.showCode)).showCode }),
  { [CSV]: answerShowFile(openShowFigures), [EXCEL]: answerShowFile(openShowFigures, EXCEL) },
);

/** Answers a page of the report. Only its workbook lists the buyers on plans, masked without `customer:export`. */
export const previewInstalmentFigures = verb(endpoints.previewInstalmentFigures, answerShowPage(openShowFigures));

/**
 * Reads headline figures of all shows that the caller may see, by plan; as a file too, which is recorded at every
 * promoter that it contains. Throws NO_DATA for a file without plans.
 */
export const getAllInstalmentHeadlineFigures = verb(
  endpoints.getAllInstalmentHeadlineFigures,
  (ctx, { query }) => readFigures(ctx, query),
  { [CSV]: answerAllPlans(CSV), [EXCEL]: answerAllPlans(EXCEL) },
);

function answerAllPlans(type: typeof CSV | typeof EXCEL) {
  return async (ctx: Context, { query }: { query: QueryOf<typeof endpoints.getAllInstalmentHeadlineFigures> }) => {
    const lines = await readPlanFigures(ctx, query);
    const columns = query.columns.split(',').filter((key) => key !== '');
    const wanted = { culture: query.culture, columns };
    return answerFile(ctx, {
      type,
      wanted,
      open: async () => openPlanFigures(ctx, lines, { ...wanted, language: pickLanguage(query.culture) }),
      subject: query.showCode ?? query.promoterCode,
      fileName: query.fileName,
      asked: wanted,
      about: {
        showCode: query.showCode ?? null,
        request: { columns, ...(query.regionId === undefined ? {} : { regionId: query.regionId }) },
      },
      promoterIds: [...new Set(lines.map(({ promoterId }) => promoterId))],
    });
  };
}

async function readFigures(ctx: Context, narrowed: PlannedQuery): Promise<HeadlineFigures> {
  const lines = await readPlanFigures(ctx, narrowed);
  const items = lines.map(({ promoterId: _, timeZone: __, defaultCulture: ___, ...item }) => item);
  return { items, totals: sumFigures(items), asOf: ctx.now.toISOString() };
}

type Totals = HeadlineFigures['totals'][number];

/** Sums the figures of plans by currency. The tickets of a show with several plans are counted once. */
function sumFigures(items: readonly HeadlineFigures['items'][number][]): Totals[] {
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
  'refundsDueMinor',
  'writtenOffMinor',
  'ticketsAtRisk',
] as const satisfies readonly (keyof PlanFigures)[];
type SummedField = (typeof SUMMED)[number];

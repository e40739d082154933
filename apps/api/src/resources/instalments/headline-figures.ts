import type {
  getAllInstalmentHeadlineFigures as allEndpoint,
  HeadlineFigures,
  getInstalmentHeadlineFigures as showEndpoint,
} from '@parterre/contract/instalments';
import { inArray } from 'drizzle-orm';
import type { StreamedAnswer, VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { shows } from '../../db/schema/shows.ts';
import { writeHeadlineFigures } from '../../reports/headline-figures.ts';
import { requireShow } from '../shows/require-show.ts';
import { readPlanFigures } from './read-headline-figures.ts';
import { sumFigures } from './sum-figures.ts';

type OfShow = VerbInput<typeof showEndpoint>;
type OfAll = Pick<VerbInput<typeof allEndpoint>, 'query'>;

/** Headline figures of an event by plan. */
export const getInstalmentHeadlineFigures = async (ctx: Context, { params }: OfShow): Promise<HeadlineFigures> =>
  readFigures(ctx, (await requireShow(ctx, params.showCode)).showCode);

/** Headline figures of all events the caller may see, by plan. */
export const getAllInstalmentHeadlineFigures = (ctx: Context, { query }: OfAll): Promise<HeadlineFigures> =>
  readFigures(ctx, query.showCode);

/** The same as a CSV file. Throws NO_DATA for an event without plans. */
export async function exportHeadlineFigures(ctx: Context, { params, query }: OfShow): Promise<StreamedAnswer> {
  const { showCode } = await requireShow(ctx, params.showCode);
  return writeFile(ctx, await readFigures(ctx, showCode), { fileName: `instalments-${showCode}.csv`, ...query });
}

export const exportAllHeadlineFigures = async (ctx: Context, { query }: OfAll): Promise<StreamedAnswer> =>
  writeFile(ctx, await readFigures(ctx, query.showCode), { fileName: 'instalments.csv', ...query });

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

import type { CustomerReportRequest, ReportRequest } from '@parterre/contract/reports/report-request';
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { type Context, requirePromoterId } from '#context.ts';
import { partnerSites } from '#db/schema/promoters/lookups.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { inParts } from '#documents/table.ts';
import type { TableSheet } from '#documents/write-excel.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { readReportShows } from './read-report-shows.ts';
import type { Report } from './report.ts';

/** A request for chosen shows; that of one show names only the show. */
export type AskedReport = Partial<z.output<typeof CustomerReportRequest>> & Pick<ReportRequest, 'culture'>;

/**
 * Reads the last sheet of a workbook, which says what the figures are about: the report, the promoter, every show with
 * its zone, each filter that was set, and who made the file when. A file is passed on without the page it came from.
 */
export async function readCriteriaSheet(
  ctx: Context,
  report: Report,
  asked: AskedReport,
  language: Language,
): Promise<TableSheet> {
  const { criteria, cells, reports } = language;
  const found = await readReportShows(ctx, asked);
  const [promoter] = await readNames(ctx, promoters, [requirePromoterId(ctx)]);
  const regions = asked.regionId === undefined ? [] : await readNames(ctx, partnerSites, [asked.regionId]);
  const flag = (isSet: boolean | undefined) => (isSet === undefined ? undefined : cells.flag(isSet));
  const lines: [string, string | undefined][] = [
    [criteria.report, reports[report.name]],
    [criteria.promoter, promoter],
    ...found.map((show): [string, string] => [criteria.event, sayShow(show)]),
    ...[asked, asked.artistCampaignSelection, asked.venueSelection].flatMap((part): [string, string | undefined][] => [
      [criteria.eventsFrom, part?.dateFrom],
      [criteria.eventsUntil, part?.dateTo],
    ]),
    [criteria.search, asked.searchTerm],
    [criteria.region, regions[0]],
    [criteria.tickets, asked.priceNames?.join(', ')],
    [criteria.itemTypes, asked.itemTypes?.map((code) => sayItemType(code, language)).join(', ')],
    [criteria.soldFrom, asked.salesFrom ?? undefined],
    [criteria.soldUntil, asked.salesTo ?? undefined],
    [criteria.includePending, flag(asked.includePending)],
    [criteria.includeCancelled, flag(asked.includeCancelled)],
    [criteria.includeQuestions, flag(asked.includeQuestions)],
    [criteria.rows, String(report.rows)],
    [criteria.times, criteria.timesOfVenue],
    [criteria.madeAt, `${ctx.now.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    [criteria.madeBy, ctx.actor.name],
  ];
  return {
    sheetName: criteria.sheet,
    columns: [
      { key: 'criterion', header: criteria.criterion, kind: 'text', width: 30 },
      { key: 'value', header: criteria.value, kind: 'text', width: 60 },
    ],
    pass: inParts(lines.flatMap(([name, value]) => (value ? [[name, value]] : []))),
  };
}

const sayShow = ({
  name,
  showCode,
  startsAtLocal,
  venueName,
  timeZone,
}: Awaited<ReturnType<typeof readReportShows>>[number]) =>
  `${name} (${showCode}), ${startsAtLocal.slice(0, 16).replace('T', ' ')} ${timeZone}, ${venueName}`;

const sayItemType = (code: string, { itemTypes }: Language): string =>
  code in itemTypes ? itemTypes[code as keyof typeof itemTypes] : code;

async function readNames(
  ctx: Context,
  table: typeof promoters | typeof partnerSites,
  ids: readonly number[],
): Promise<string[]> {
  const rows = await ctx.db
    .select({ name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return rows.map(({ name }) => name);
}

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
import type { NamedFact, Report } from './report.ts';

/** A request for chosen shows; that of one show names only the show. */
export type AskedReport = Partial<z.output<typeof CustomerReportRequest>> & Pick<ReportRequest, 'culture'>;

interface ToldReport {
  report: Report;
  /** Those of the first sheet. */
  columns: readonly NamedFact[];
  language: Language;
}

/**
 * Reads the last sheet of a workbook, which says what the figures are about: the report, the promoter, every show with
 * its zone, each filter that was set, what is in figures, and who made the file when. A file is passed on without the page
 * it came from.
 */
export async function readCriteriaSheet(
  ctx: Context,
  asked: AskedReport,
  { report, columns, language }: ToldReport,
): Promise<TableSheet> {
  const { criteria, reports, reportSheets, definitions } = language;
  const { promoter, shows, filters } = await readCriteria(ctx, report.name, asked, language);
  const hasPartsOfOrders = report.name === 'detailed-sales' && (asked.priceNames ?? []).length > 0;
  const lines: Criterion[] = [
    [criteria.report, reports[report.name]],
    [criteria.promoter, promoter],
    ...shows.map((show): Criterion => [criteria.event, sayShow(show)]),
    ...filters,
    [criteria.rows, String(report.rows)],
    [criteria.times, criteria.timesOfVenue],
    ...listDefinitions(columns),
    ...(hasPartsOfOrders ? [[reportSheets.payments, definitions.payments] satisfies Criterion] : []),
    [criteria.madeAt, `${ctx.now.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    [criteria.madeBy, ctx.actor.name],
  ];
  return {
    sheetName: criteria.sheet,
    columns: [
      { key: 'criterion', header: criteria.criterion, kind: 'text', width: 30 },
      { key: 'value', header: criteria.value, kind: 'text', width: 60 },
    ],
    pass: inParts(lines),
  };
}

type Criterion = [name: string, value: string];

/** Reads what a report is about: its promoter, its shows by their start, and each filter that was set. */
export async function readCriteria(
  ctx: Context,
  report: Report['name'],
  asked: AskedReport,
  { criteria, cells, itemTypes }: Language,
) {
  const [promoter = ''] = await readNames(ctx, promoters, [requirePromoterId(ctx)]);
  const regions = asked.regionId === undefined ? [] : await readNames(ctx, partnerSites, [asked.regionId]);
  const sayItemType = (code: string) => (code in itemTypes ? itemTypes[code as keyof typeof itemTypes] : code);
  // An offer for resale is reported whatever became of its order.
  const hasOrderStates = report !== 'fanshare';
  const flag = (isSet: boolean | undefined) => (isSet === undefined ? undefined : cells.flag(isSet));
  const filters: [string, string | undefined][] = [
    ...[asked, asked.artistCampaignSelection, asked.venueSelection].flatMap((part): [string, string | undefined][] => [
      [criteria.eventsFrom, part?.dateFrom],
      [criteria.eventsUntil, part?.dateTo],
    ]),
    [criteria.search, asked.searchTerm],
    [criteria.region, regions[0]],
    [criteria.tickets, asked.priceNames?.join(', ')],
    [criteria.itemTypes, asked.itemTypes?.map(sayItemType).join(', ')],
    [criteria.soldFrom, asked.salesFrom ?? undefined],
    [criteria.soldUntil, asked.salesTo ?? undefined],
    [criteria.includePending, hasOrderStates ? flag(asked.includePending) : undefined],
    [criteria.includeCancelled, hasOrderStates ? flag(asked.includeCancelled) : undefined],
    [criteria.includeQuestions, flag(asked.includeQuestions)],
  ];
  return {
    promoter,
    shows: await readReportShows(ctx, asked),
    filters: filters.flatMap(([name, value]): Criterion[] => (value ? [[name, value]] : [])),
  };
}

/** Columns with the same definition share a line. */
function listDefinitions(columns: readonly NamedFact[]): Criterion[] {
  const headers = new Map<string, string[]>();
  for (const { header, definition } of columns)
    if (definition) headers.set(definition, [...(headers.get(definition) ?? []), header]);
  return [...headers].map(([definition, own]) => [own.join(', '), definition]);
}

const sayShow = ({
  name,
  showCode,
  startsAtLocal,
  venueName,
  timeZone,
}: Awaited<ReturnType<typeof readReportShows>>[number]) =>
  `${name} (${showCode}), ${startsAtLocal.slice(0, 16).replace('T', ' ')} ${timeZone}, ${venueName}`;

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

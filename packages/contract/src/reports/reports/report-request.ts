import { z } from 'zod';
import { DEEPEST_REPORT_PAGE, LIMITS, PAGE_SIZE } from '../../choices/limits.ts';
import { PAGE_INDEX_MESSAGE, PAGE_SIZE_MESSAGE } from '../../wire/paging.ts';
import { withRanges } from '../../wire/ranges.ts';
import { CultureCode, Id, LocalDate, optionalText, PromoterCode, requiredText, ShowCode } from '../../wire/values.ts';

const { chosen, names, name, columns, columnKey, fileName } = LIMITS.report;

/** Local days on which events begin, both included. */
const days = { dateFrom: LocalDate.optional(), dateTo: LocalDate.optional() };
const ofDays = <Shape extends z.ZodRawShape>(shape: Shape) =>
  withRanges(z.strictObject({ ...shape, ...days }), ['dateFrom', 'dateTo']);

const wantedNames = z.array(requiredText(name)).max(names).default([]);

export const ReportFileType = z.enum(['CSV', 'JSON', 'EXCEL']);

const fields = {
  promoterCode: PromoterCode,
  /** The events of all three selections together; without any of them every event that the caller may see. */
  artistCampaignSelection: ofDays({ artistCampaignIds: z.array(Id).max(chosen) }).optional(),
  venueSelection: ofDays({ venueIds: z.array(Id).max(chosen) }).optional(),
  showSelection: z.strictObject({ showCodes: z.array(ShowCode).max(chosen) }).optional(),
  /** Narrow whatever was selected. */
  ...days,
  regionId: Id.optional(),
  /** Words of the event, as its list is searched. */
  searchTerm: optionalText(LIMITS.searchTerm).optional(),
  includePending: z.boolean().default(false),
  includeCancelled: z.boolean().default(false),
  /** Names of tickets in any language; empty: all. */
  priceNames: wantedNames,
  /** Codes of the item types; empty: all. */
  itemTypes: wantedNames,
  /** Days of sale on the clock of the event's venue, both inside. */
  salesFrom: LocalDate.nullable().default(null),
  salesTo: LocalDate.nullable().default(null),
  fileType: ReportFileType.optional(),
  /** Without its extension, which follows from the type. */
  fileName: optionalText(fileName).optional(),
  /** Keys of columns in their order; empty: those that are there by default. */
  columns: z.array(z.string().max(columnKey)).max(columns).default([]),
  culture: CultureCode.default('en-GB'),
  pageSize: z
    .int(PAGE_SIZE_MESSAGE)
    .min(PAGE_SIZE.min, PAGE_SIZE_MESSAGE)
    .max(PAGE_SIZE.max, PAGE_SIZE_MESSAGE)
    .default(PAGE_SIZE.default),
  pageIndex: z.int(PAGE_INDEX_MESSAGE).min(1, PAGE_INDEX_MESSAGE).max(DEEPEST_REPORT_PAGE).default(1),
};

const ranges = [
  ['dateFrom', 'dateTo'],
  ['salesFrom', 'salesTo'],
] as const;

/** What a report is about, in which columns, and as which file: Accept decides between a page of it and a file. */
export const ReportRequest = withRanges(z.strictObject(fields), ...ranges).meta({ id: 'ReportRequest' });
export type ReportRequest = z.infer<typeof ReportRequest>;

export const CustomerReportRequest = withRanges(
  z.strictObject({
    ...fields,
    /** One more column for each question of the chosen events. */
    includeQuestions: z.boolean().default(false),
  }),
  ...ranges,
).meta({ id: 'CustomerReportRequest' });

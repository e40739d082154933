import { z } from 'zod';
import { LIMITS, PAGE_SIZE, REPORT_PAGE_MAX } from '../../choices/limits.ts';
import { PAGE_INDEX_MESSAGE, PAGE_SIZE_MESSAGE } from '../../wire/paging.ts';
import { withRanges } from '../../wire/ranges.ts';
import { CultureCode, Id, LocalDate, optionalText, PromoterCode, requiredText, ShowCode } from '../../wire/values.ts';

const { chosen, names, name, columns, columnKey, fileName } = LIMITS.report;

/** The first and last day on which shows start, on their venue's calendar, both included. */
const days = { dateFrom: LocalDate.optional(), dateTo: LocalDate.optional() };
const ofDays = <Shape extends z.ZodRawShape>(shape: Shape) =>
  withRanges(z.strictObject({ ...shape, ...days }), ['dateFrom', 'dateTo']);

const wantedNames = z.array(requiredText(name)).max(names).default([]);

export const ReportFileType = z.enum(['CSV', 'JSON', 'EXCEL']);

const fields = {
  promoterCode: PromoterCode,
  /** The shows of all three selections together; without any selection, every show that the caller may see. */
  artistCampaignSelection: ofDays({ artistCampaignIds: z.array(Id).max(chosen) }).optional(),
  venueSelection: ofDays({ venueIds: z.array(Id).max(chosen) }).optional(),
  showSelection: z.strictObject({ showCodes: z.array(ShowCode).max(chosen) }).optional(),
  /** Restricts the selected shows to those that start between these days. */
  ...days,
  regionId: Id.optional(),
  /** Words that the list of shows finds a show by. */
  searchTerm: optionalText(LIMITS.searchTerm).optional(),
  includePending: z.boolean().default(false),
  includeCancelled: z.boolean().default(false),
  /** The names of price types in any language; empty for all. */
  priceNames: wantedNames,
  /** The codes of item types, as `listItemTypes` has them; empty for all. */
  itemTypes: wantedNames,
  /** The first day of sale in the time zone of the venue; `salesTo` is the last, both included; null for no limit. */
  salesFrom: LocalDate.nullable().default(null),
  salesTo: LocalDate.nullable().default(null),
  fileType: ReportFileType.optional(),
  /** The name without an extension, which follows from `fileType`. */
  fileName: optionalText(fileName).optional(),
  /** The keys of the columns in their order; empty for the default ones. */
  columns: z.array(z.string().max(columnKey)).max(columns).default([]),
  culture: CultureCode.default('en-GB'),
  pageSize: z
    .int(PAGE_SIZE_MESSAGE)
    .min(PAGE_SIZE.min, PAGE_SIZE_MESSAGE)
    .max(PAGE_SIZE.max, PAGE_SIZE_MESSAGE)
    .default(PAGE_SIZE.default),
  pageIndex: z.int(PAGE_INDEX_MESSAGE).min(1, PAGE_INDEX_MESSAGE).max(REPORT_PAGE_MAX).default(1),
};

const ranges = [
  ['dateFrom', 'dateTo'],
  ['salesFrom', 'salesTo'],
] as const;

/** The scope, the columns and the file type of a report. The Accept header decides between a page of it and a file. */
export const ReportRequest = withRanges(z.strictObject(fields), ...ranges).meta({ id: 'ReportRequest' });
export type ReportRequest = z.infer<typeof ReportRequest>;

export const CustomerReportRequest = withRanges(
  z.strictObject({
    ...fields,
    /**
     * True adds a column for each question of the selected shows, or those that `columns` names: a key of a question
     * stands for all questions with the same text.
     */
    includeQuestions: z.boolean().default(false),
  }),
  ...ranges,
).meta({ id: 'CustomerReportRequest' });

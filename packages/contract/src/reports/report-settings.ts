import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { COLUMN_REPORTS } from '../choices/report-columns.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { Id, Instant, idParam, PromoterCode, Revision, requiredText, ShowCode } from '../wire/values.ts';
import { ReportFileType, ReportRequest } from './reports/report-request.ts';

const columnReport = z.enum(COLUMN_REPORTS);

export const ReportColumnSet = z
  .strictObject({
    id: Id,
    promoterCode: z.string(),
    report: columnReport,
    name: z.string(),
    /** The keys of the columns in their order; a key whose column was removed from the product may remain. */
    columns: z.array(z.string()),
    /** True if every user of the promoter who makes reports sees it. */
    isShared: z.boolean(),
    /** True if the caller made it. */
    isOwn: z.boolean(),
    ownerName: z.string(),
    revision: Revision,
  })
  .meta({ id: 'ReportColumnSet' });
export type ReportColumnSet = z.infer<typeof ReportColumnSet>;

const columnSetFields = {
  name: requiredText(LIMITS.reportColumnSet.name),
  columns: z
    .array(z.string().regex(/^[a-z0-9_-]{1,60}$/))
    .min(1)
    .max(LIMITS.reportColumnSet.columns),
  isShared: z.boolean(),
};

/** Every report has a permission of its own, so what people keep for reports asks for no single one of them. */
const settings = { base: 'reporting', scope: 'reporting.orders', permission: null } as const;
const write = { ...settings, permission: 'show:read' } as const;
const params = z.strictObject({ id: idParam });

const columnSet = {
  ...write,
  params,
  tenant: { of: 'report-settings', at: 'params.id' },
  stale: ['report-column-set'],
} as const;

export const listReportColumnSets = endpoint({
  ...settings,
  id: 'listReportColumnSets',
  method: 'GET',
  path: '/report-column-sets',
  summary:
    'Columns of reports under a name: those of the caller and those that others share, of the reports that the caller may make, by name',
  query: z.strictObject({ promoterCode: PromoterCode.optional(), report: columnReport.optional(), ...pageQuery }),
  response: { kind: 'json', schema: pageOf('ReportColumnSetPage', ReportColumnSet) },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['report-column-set'],
});

export const createReportColumnSet = endpoint({
  ...write,
  id: 'createReportColumnSet',
  method: 'POST',
  path: '/report-column-sets',
  summary: 'Keep the columns of a report under a name; needs the permission of the report too',
  body: z
    .strictObject({
      promoterCode: PromoterCode,
      report: columnReport,
      ...columnSetFields,
      isShared: columnSetFields.isShared.default(false),
    })
    .meta({ id: 'CreateReportColumnSet' }),
  response: { kind: 'json', schema: ReportColumnSet },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['too-many-column-sets'] },
  stale: ['report-column-set'],
  example: { promoterCode: 'harbour-hall', report: 'sales', name: 'For finance', columns: ['show_code', 'sold'] },
});

export const updateReportColumnSet = endpoint({
  ...columnSet,
  id: 'updateReportColumnSet',
  method: 'PATCH',
  path: '/report-column-sets/{id}',
  summary: 'Change a set of columns: one of the caller, a shared one with the permission promoter:write',
  body: z.strictObject(columnSetFields).partial().meta({ id: 'UpdateReportColumnSet' }),
  response: { kind: 'json', schema: ReportColumnSet },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN'],
  example: { isShared: true },
});

export const removeReportColumnSet = endpoint({
  ...columnSet,
  id: 'removeReportColumnSet',
  method: 'DELETE',
  path: '/report-column-sets/{id}',
  summary: 'Delete a set of columns: one of the caller, a shared one with the permission promoter:write',
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE'],
});

export const ReportDownload = z
  .strictObject({
    id: Id,
    promoterCode: z.string(),
    report: z.enum([...COLUMN_REPORTS, 'instalments']),
    fileType: ReportFileType,
    fileName: z.string(),
    at: Instant,
    /** The number of rows; null if it was unknown when the file was sent. */
    rows: z.int().nullable(),
    /** The show of a report about one show; null if `request` names the shows, or the report was about all of them. */
    showCode: ShowCode.nullable(),
    /**
     * The request that makes the report again; null for a report without choices, and for a request this version cannot
     * read.
     */
    request: ReportRequest.nullable(),
    /** The region that the report was made for; null for all regions, and for a report about one show. */
    regionId: Id.nullable(),
    /** The columns of a report about one show, by their keys; empty for the default ones. */
    columns: z.array(z.string()),
    /** True for a customer data report that had the answers to questions. */
    includeQuestions: z.boolean(),
  })
  .meta({ id: 'ReportDownload' });
export type ReportDownload = z.infer<typeof ReportDownload>;

export const listReportDownloads = endpoint({
  ...settings,
  id: 'listReportDownloads',
  method: 'GET',
  path: '/report-downloads',
  summary: 'Files of reports that the caller took in the last 30 days, newest first, each with what to ask for again',
  query: z.strictObject({ promoterCode: PromoterCode.optional(), ...pageQuery }),
  response: { kind: 'json', schema: pageOf('ReportDownloadPage', ReportDownload) },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
});

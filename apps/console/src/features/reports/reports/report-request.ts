import type { exportCustomerData } from '@parterre/contract/calls/reports';
import { REPORT_PAGE_MAX } from '@parterre/contract/choices/limits';
import type { CallArguments } from '@parterre/contract/wire/call';
import { readTableState } from '#tables/url/table-url-state.ts';
import { type ReportFilter, readReportFilter } from './filter/report-filter.ts';
import { getTableDefaults, REPORT_PAGE, readDataType, readSelected } from './selection/selection-state.ts';

/** `includeQuestions` is set only for customer data, because other reports refuse it. */
export type AskedReport = CallArguments<typeof exportCustomerData>['body'];

interface Asked {
  promoterCode: string;
  regionId?: number | undefined;
  params: URLSearchParams;
  todayOn: string;
  culture: string;
  /** True for customer data, the only report with questions. */
  hasQuestions?: boolean;
  /** False for FanShare, the only report without pending and cancelled orders. */
  hasStates?: boolean;
}

/** Builds the request of the URL: all shows between its days, or those selected by any of the three types. */
export function toReportRequest({
  promoterCode,
  regionId,
  params,
  todayOn,
  culture,
  hasQuestions,
  hasStates = true,
}: Asked): AskedReport {
  const { dateFrom, dateTo } = readTableState(params, getTableDefaults(readDataType(params), todayOn));
  const days = { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) };
  const { events, venues, campaigns } = readSelected(params);
  const filter = readReportFilter(params);
  const isOpen = events.length + venues.length + campaigns.length === 0;
  return {
    promoterCode,
    ...(regionId ? { regionId } : {}),
    culture,
    ...(isOpen ? days : {}),
    ...(events.length > 0 ? { showSelection: { showCodes: [...events] } } : {}),
    ...(venues.length > 0 ? { venueSelection: { venueIds: venues.map(Number), ...days } } : {}),
    ...(campaigns.length > 0 ? { artistCampaignSelection: { artistCampaignIds: campaigns.map(Number), ...days } } : {}),
    ...toFilterFields(filter, hasStates),
    ...(hasQuestions && filter.includeQuestions ? { includeQuestions: true } : {}),
  };
}

function toFilterFields(filter: ReportFilter, hasStates: boolean) {
  const { searchTerm, includePending, includeCancelled, priceNames, itemTypes, salesFrom, salesTo } = filter;
  return {
    ...(searchTerm ? { searchTerm } : {}),
    ...(hasStates ? { includePending, includeCancelled } : {}),
    priceNames: [...priceNames],
    itemTypes: [...itemTypes],
    salesFrom: salesFrom || null,
    salesTo: salesTo || null,
  };
}

/** Counts from 1; 1 for an invalid page. The server pages to a certain depth: the file has the rest. */
export function readReportPage(params: URLSearchParams): number {
  const page = Number(params.get(REPORT_PAGE) ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, REPORT_PAGE_MAX) : 1;
}

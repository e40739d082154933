import type { Call } from '@parterre/contract/wire/call';
import { findCall } from '#api/api.ts';
import { requestCall } from '#api/request-call.ts';
import type { ExportPage, FetchExportPage } from './collect-rows.ts';

/** The answer of a list's query. */
export interface Asked {
  endpointName?: string;
  originalArgs?: unknown;
}

/** Repeats a list's request page by page. */
export const fetchListPage =
  <Row>({ endpointName, originalArgs }: Asked): FetchExportPage<Row> =>
  async (request) => {
    const call = endpointName === undefined ? undefined : findCall(endpointName);
    if (!call) throw new Error(`No call ${endpointName}`);
    return fetchPages<Row>(call, originalArgs)(request);
  };

/** Sends a call of a list page by page, without the cache, as one for a file. */
export const fetchPages =
  <Row>(call: Call, args: unknown): FetchExportPage<Row> =>
  async ({ pageIndex, pageSize, next, signal }) => {
    const paging = next === undefined ? { pageIndex, pageSize } : { pageIndex: 1, pageSize, next };
    const ofPage = { ...readPart(args), query: { ...readPart(readPart(args).query), ...paging } };
    const response = await requestCall(call, ofPage, { signal, isForFile: true });
    const page: ExportPage<Row> = await response.json();
    return page;
  };

const readPart = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

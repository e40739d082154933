import { findCall } from '#api/api.ts';
import { requestCall } from '#api/request-call.ts';
import type { ExportPage, FetchExportPage } from './collect-rows.ts';

interface Asked {
  endpointName?: string;
  originalArgs?: unknown;
}

/** Repeats a list's request page by page, without the cache, as one for a file. */
export const fetchListPage =
  <Row>({ endpointName, originalArgs }: Asked): FetchExportPage<Row> =>
  async ({ pageIndex, pageSize, next, signal }) => {
    const call = endpointName === undefined ? undefined : findCall(endpointName);
    if (!call) throw new Error(`No call ${endpointName}`);
    const paging = next === undefined ? { pageIndex, pageSize } : { pageIndex: 1, pageSize, next };
    const args = { ...readPart(originalArgs), query: { ...readPart(readPart(originalArgs).query), ...paging } };
    const response = await requestCall(call, args, { signal, isForFile: true });
    const page: ExportPage<Row> = await response.json();
    return page;
  };

const readPart = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

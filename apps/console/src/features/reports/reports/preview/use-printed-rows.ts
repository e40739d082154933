import type { ReportPage } from '@parterre/contract/reports/report-page';
import type { Call } from '@parterre/contract/wire/call';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { errorText } from '#api/error-text.ts';
import { CallFailure } from '#api/failure.ts';
import { requestCall } from '#api/request-call.ts';
import { collectRows } from '#tables/export/collect-rows.ts';
import { showToast } from '#ui/notices/notices.tsx';
import type { ReportRow } from './use-report-columns.tsx';

/** Some forty sheets of paper: whoever needs more takes the file. */
const MOST_PRINTED = 2000;

/** Asks for a page of a hundred rows, with the columns that the screen has. */
export interface PrintedCall {
  call: Call;
  toArgs: (paging: { pageIndex: number; pageSize: number }) => unknown;
}

interface PrintedRows {
  rows: ReportRow[];
  /** How many there are, with those that no paper has. */
  total: number;
}

/** All rows of a report while they are printed: they are asked for as the screen asks, with the same rights and masks. */
export function usePrintedRows({ call, toArgs }: PrintedCall) {
  const [printed, setPrinted] = useState<PrintedRows>();
  const [isRunning, setRunning] = useState(false);
  const print = async () => {
    setRunning(true);
    let total = 0;
    try {
      const found = await collectRows(
        async ({ pageIndex, pageSize, signal }) => {
          const response = await requestCall(call, toArgs({ pageIndex, pageSize }), { signal });
          const page: ReportPage = await response.json();
          total = page.totalItems;
          return { ...page, totalPages: Math.min(page.totalPages, MOST_PRINTED / pageSize) };
        },
        new AbortController().signal,
        () => undefined,
      );
      window.addEventListener('afterprint', () => setPrinted(undefined), { once: true });
      // The paper has what stands in the document at this moment.
      flushSync(() => setPrinted({ rows: found.map((cells, at) => ({ number: at + 1, cells })), total }));
      window.print();
    } catch (error) {
      showToast(errorText(error instanceof CallFailure ? error.failure : error), 'error');
    } finally {
      setRunning(false);
    }
  };
  return { printed, isRunning, print };
}

import type { ReportPage } from '@parterre/contract/reports/report-page';
import type { Call } from '@parterre/contract/wire/call';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { requestCall } from '#api/request-call.ts';
import { showFailure } from '#pages/show-failure.ts';
import { collectRows } from '#tables/export/collect-rows.ts';
import type { ReportRow } from './use-report-columns.tsx';

/** About forty sheets; for more, the file is better. */
const PRINTED_MAX = 2000;

/** Requests a page of a hundred rows with the columns on screen. */
export interface PrintedCall {
  call: Call;
  toArgs: (paging: { pageIndex: number; pageSize: number }) => unknown;
}

interface PrintedRows {
  rows: ReportRow[];
  /** The number of all rows, including those that are not printed. */
  total: number;
}

/** Reads all rows of a report for printing, with the same call as the screen, so that permissions and masking apply. */
export function usePrintedRows({ call, toArgs }: PrintedCall) {
  const [printed, setPrinted] = useState<PrintedRows>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  // Whoever has left the page does not want it printed any more.
  useEffect(() => () => running.current?.abort(), []);
  const print = async () => {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    let total = 0;
    try {
      const found = await collectRows(
        async ({ pageIndex, pageSize, signal }) => {
          const response = await requestCall(call, toArgs({ pageIndex, pageSize }), { signal });
          const page: ReportPage = await response.json();
          total = page.totalItems;
          return { ...page, totalPages: Math.min(page.totalPages, PRINTED_MAX / pageSize) };
        },
        controller.signal,
        () => undefined,
      );
      controller.signal.throwIfAborted();
      window.addEventListener('afterprint', () => setPrinted(undefined), { once: true });
      // `print` uses the document as it is at this moment, so render before it.
      flushSync(() => setPrinted({ rows: found.map((cells, at) => ({ number: at + 1, cells })), total }));
      window.print();
    } catch (error) {
      if (!controller.signal.aborted) showFailure(error);
    } finally {
      setRunning(false);
    }
  };
  return { printed, isRunning, print };
}

/** True while the browser makes the sheets, whoever asked it to: paper is laid out unlike the screen. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // The browser uses the document as it is when the event has been handled, so render in the handler.
  useEffect(() => {
    const handleBefore = () => flushSync(() => setPrinting(true));
    const handleAfter = () => setPrinting(false);
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    return () => {
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
    };
  }, []);
  return isPrinting;
}

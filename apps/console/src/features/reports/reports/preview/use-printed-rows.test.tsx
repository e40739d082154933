import { exportSales } from '@parterre/contract/calls/reports';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { usePrintedRows } from './use-printed-rows.ts';

afterEach(() => vi.unstubAllGlobals());

const ROW = { show_name: 'Mahler: Symphony No. 5' };

/** Records the rows that are on the page when the browser prints, and the requests. */
function startPrinting(answer: () => Response) {
  const seen = startFakeServer(answer);
  const paper: unknown[] = [];
  const toArgs = (paging: object) => ({ body: { promoterCode: 'harbour-hall', ...paging } });
  const { result } = renderHook(() => usePrintedRows({ call: exportSales, toArgs }));
  vi.stubGlobal('print', () => {
    const { rows = [], total } = result.current.printed ?? {};
    paper.push({ rows: rows.length, total });
  });
  const pages = () => seen.map(({ body }) => JSON.parse(String(body)).pageIndex);
  return { result, paper, pages };
}

test('a printed report has every row, and the screen its own again afterwards', async () => {
  const { result, paper, pages } = startPrinting(() => json({ items: [ROW], totalItems: 3, totalPages: 3 }));
  await act(() => result.current.print());
  expect(pages()).toEqual([1, 2, 3]);
  expect(paper).toEqual([{ rows: 3, total: 3 }]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(result.current.printed).toBeUndefined());
});

test('a very long report prints its first two thousand rows and says how many there are', async () => {
  const { result, paper, pages } = startPrinting(() => json({ items: [ROW], totalItems: 12_345, totalPages: 124 }));
  await act(() => result.current.print());
  expect(pages()).toHaveLength(20);
  expect(paper).toEqual([{ rows: 20, total: 12_345 }]);
});

test('a report that cannot be loaded is not printed', async () => {
  const { result, paper } = startPrinting(() => problem('INTERNAL'));
  await act(() => result.current.print());
  expect(paper).toEqual([]);
  expect(result.current.isRunning).toBe(false);
});

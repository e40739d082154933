import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTimeFormat } from '#api/device/time-format.ts';
import { CallFailure } from '#api/failure.ts';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import { collectRows, type ExportProgress, type FetchExportPage } from './collect-rows.ts';
import { toExportCells, toPaperCells, toSheetDay, writeExportValue } from './export-cells.ts';
import { ExportMenu } from './export-menu.tsx';
import type { PrintedQuery } from './print-sheet.tsx';
import { writeExcel } from './use-table-export.ts';
import { writeCsv } from './write-csv.ts';

const pages =
  (count: number, pageSize = 100): FetchExportPage<number> =>
  async ({ pageIndex }) => ({
    items: Array.from(
      { length: Math.max(0, Math.min(pageSize, count - (pageIndex - 1) * pageSize)) },
      (_, row) => (pageIndex - 1) * pageSize + row,
    ),
    totalPages: Math.ceil(count / pageSize),
    totalItems: count,
    totalKind: 'exact',
  });
const never = new AbortController().signal;
const REFUSED = { code: 'INTERNAL', status: 500, title: '', type: 'about:blank', requestId: 'r-1' } as const;

describe('collecting rows', () => {
  it('fetches every page of 100 and counts on the way', async () => {
    const progress: ExportProgress[] = [];
    const rows = await collectRows(pages(250), never, (step) => progress.push(step));
    expect(rows).toHaveLength(250);
    expect(rows.at(-1)).toBe(249);
    expect(progress).toEqual([100, 200, 250].map((done) => ({ done, count: 250 })));
  });

  it('follows where the server says the next page starts, beyond what it counted', async () => {
    const asked: (string | undefined)[] = [];
    const rows = await collectRows<number>(
      async ({ next }) => {
        asked.push(next);
        return {
          items: [asked.length],
          totalPages: 1,
          totalKind: 'moreThan',
          totalItems: 1,
          next: asked.length < 3 ? `n${asked.length}` : undefined,
        };
      },
      never,
      ({ count }) => expect(count).toBeUndefined(),
    );
    expect(rows).toEqual([1, 2, 3]);
    expect(asked).toEqual([undefined, 'n1', 'n2']);
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const collected = collectRows(pages(1000), controller.signal, ({ done }) => done === 200 && controller.abort());
    await expect(collected).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the cells', () => {
  afterEach(() => setTimeFormat('24h'));

  it('write times with 24 hours, whatever the reader chose for the page', () => {
    setTimeFormat('12h');
    const write = (at: string, hours?: TimeFormat) => formatDateTime(at, DAY_TIME_TEMPLATE, hours);
    const column: TableColumn<string> = {
      id: 'at',
      header: 'At',
      widthPx: 80,
      cell: (at) => write(at),
      exportValue: write,
    };
    expect(toExportCells([column], ['2026-12-10T19:30:00'], 'Currency').cells).toEqual([['10/12/2026, 19:30']]);
    expect(write('2026-12-10T19:30:00')).toBe('10/12/2026, 7:30 pm');
  });
});

describe('the CSV', () => {
  it('has a BOM, commas, CRLF and quotes where needed', async () => {
    const bytes = new Uint8Array(
      await writeCsv(
        ['Name', 'Sold'],
        [
          ['a,"b"\nc', 5],
          [null, undefined],
        ],
        'en-GB',
      ).arrayBuffer(),
    );
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('Name,Sold\r\n"a,""b""\nc",5\r\n,\r\n');
  });

  it('has the separator and the decimals of the reader, like the files of reports', async () => {
    expect(await writeCsv(['Name', 'Share'], [['Ann', 3.5]], 'de').text()).toBe('Name;Share\r\nAnn;3,5\r\n');
  });

  it('defuses texts that a spreadsheet would run, and leaves numbers numbers', async () => {
    const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', 'a=b', '＝1'];
    const csv = await writeCsv(['=h'], [...texts.map((text) => [text]), [-5], [-0.5]], 'en-GB').text();
    const cells = csv
      .replace('\ufeff', '')
      .split('\r\n')
      .map((line) => line.replace(/^"(.*)"$/s, '$1'));
    expect(cells).toEqual(["'=h", "'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\tx", "'\rx", 'a=b', "'＝1", '-5', '-0.5', '']);
  });
});

describe('the workbook', () => {
  it('keeps numbers numbers and texts texts', async () => {
    const blob = await writeExcel(
      'Events: 2026/27',
      ['Name', 'Sold'],
      [
        ['=1+1', 5],
        ['Mahler', null],
      ],
    );
    const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
    expect(sheets[0]?.name).toBe('Events  2026 27');
    expect(sheets[0]?.rows.map((row) => [row[0], row[1] ?? null])).toEqual([
      ['Name', 'Sold'],
      ['=1+1', 5],
      ['Mahler', null],
    ]);
  });
});

describe('the export menu', () => {
  const COLUMNS: TableColumn<number>[] = [
    { id: 'row', header: 'Row', widthPx: 100, cell: String, exportValue: (row) => row },
    { id: 'menu', header: 'Menu', widthPx: 28, cell: () => '…' },
  ];
  let saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved = [];
    window.history.replaceState(null, '', '/');
    let last: Blob = new Blob();
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: last });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const show = (fetchPage: FetchExportPage<number>, count?: number, filter?: PrintedQuery) => {
    render(<ExportMenu columns={COLUMNS} source={{ fetchPage, count, filter }} title="Events" />, {
      wrapper: KitWrapper,
    });
    return userEvent.setup();
  };

  it('saves all pages of the exported columns', async () => {
    const user = show(pages(120), 120);
    await user.click(screen.getByRole('button', { name: 'Export 120' }));
    await user.click(screen.getByRole('menuitem', { name: 'Export as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^Events-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await saved[0]!.blob.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe('Row');
    expect(lines).toHaveLength(121);
  });

  it('puts the currency of amounts once beside the first of them', () => {
    const amount = { widthPx: 100, cell: String, exportValue: (row: number) => row, exportCurrency: () => 'EUR' };
    const columns = [...COLUMNS, { ...amount, id: 'paid', header: 'Paid' }, { ...amount, id: 'open', header: 'Open' }];
    expect(toExportCells(columns, [5], 'Currency')).toEqual({
      headings: ['Row', 'Paid', 'Currency', 'Open'],
      cells: [[5, 5, 'EUR', 5]],
    });
  });

  it('puts what shares a column of the screen into columns of its own in a file, and into one on paper', () => {
    const mail = { header: 'E-mail', exportValue: (row: number) => (row > 1 ? `guest-${row}@example.test` : null) };
    const columns = [{ ...COLUMNS[0]!, exportMore: [mail] }];
    expect(toExportCells(columns, [5, 1], 'Currency')).toEqual({
      headings: ['Row', 'E-mail'],
      cells: [
        [5, 'guest-5@example.test'],
        [1, null],
      ],
    });
    const shown = { ...COLUMNS[0]!, id: 'mail', header: 'E-mail' };
    expect(toExportCells([...columns, shown], [5], 'Currency').headings).toEqual(['Row', 'E-mail']);
    expect(toPaperCells(columns, [5, 1], 'en-GB')).toMatchObject({
      headings: ['Row'],
      cells: [['5, guest-5@example.test'], ['1']],
    });
  });

  it('writes a day as a date in a workbook, in one order everywhere in other files, and as the screen on paper', () => {
    const day = { ...COLUMNS[0]!, header: 'Due', exportValue: () => toSheetDay('2026-12-10T19:30:00') };
    const { cells } = toExportCells([day], [1], 'Currency');
    expect(cells).toEqual([[new Date('2026-12-10T00:00:00Z')]]);
    expect(writeExportValue(cells[0]?.[0])).toBe('2026-12-10');
    expect(toSheetDay(null)).toBeNull();
    expect(toPaperCells([day], [1], 'de').cells).toEqual([['10/12/2026']]);
  });

  it('writes amounts and numbers on paper as on the screen', () => {
    const amount = (row: number) => formatMoney(row * 100, 'USD', 'de');
    const figure = { widthPx: 100, cell: String, exportValue: (row: number) => row, align: 'end' as const };
    const columns = [
      ...COLUMNS,
      { ...figure, id: 'sold', header: 'Sold' },
      { ...figure, id: 'paid', header: 'Paid', exportCurrency: () => 'USD', printValue: amount },
    ];
    expect(toPaperCells(columns, [4100], 'de')).toEqual({
      headings: ['Row', 'Sold', 'Paid'],
      figures: [false, true, true],
      cells: [[4100, '4.100', 'USD 4.100,00']],
    });
  });

  it('shows numbers while it runs, and saves nothing when it is cancelled', async () => {
    const user = show(async (request) => {
      if (request.pageIndex === 2) await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      return pages(300)(request);
    });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { name: 'Export as Excel' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('100 of 300 rows')).toBeInTheDocument();
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saved).toEqual([]);
  });

  it('says that it failed', async () => {
    const user = show(() => Promise.reject(new TypeError('network')));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { name: 'Export as CSV' }));
    expect(await screen.findByText(/could not be finished/)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('says why the server refused it', async () => {
    const fetchPage = () => Promise.reject(new CallFailure({ status: 500, data: REFUSED }));
    await renderWithConsole(<ExportMenu columns={COLUMNS} source={{ fetchPage, count: 3 }} title="Events" />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Export 3' }));
    await user.click(screen.getByRole('menuitem', { name: 'Export as CSV' }));
    expect(await screen.findByText(/could not be finished/)).toHaveTextContent(/Something went wrong on the server/);
  });

  it('prints a plain table of all rows and takes it away again', async () => {
    window.print = vi.fn();
    const user = show(pages(3));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    expect(document.querySelectorAll('.print-sheet tbody tr')).toHaveLength(3);
    expect(document.querySelector('.print-sheet')).toHaveTextContent(/^ParterreEvents3 rows/);
    expect(document.querySelector('.print-sheet h1')).toHaveTextContent('Events');
    expect(document.querySelector('.print-sheet p')).toHaveTextContent(
      /^3 rows · Printed \d\d\/\d\d\/\d{4}, \d\d:\d\d [A-Z]+/,
    );
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
  });

  it('says on paper what the list was narrowed to, and that rows are missing', async () => {
    window.print = vi.fn();
    const filter = { search: 'Mahler', dateFrom: '2026-11-01', dateTo: '', filters: { status: ['ACTIVE'] } };
    const user = show(pages(3), 7, filter);
    await user.click(screen.getByRole('button', { name: 'Export 7' }));
    await user.click(screen.getByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(document.querySelector('.print-sheet p')).not.toBeNull());
    expect(document.querySelector('.print-sheet p')).toHaveTextContent(
      /^3 of 7 rows · Search: Mahler · Dates: 01\/11\/2026 – … · Filtered · Printed /,
    );
  });
});

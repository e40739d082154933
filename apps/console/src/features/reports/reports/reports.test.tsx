import type { ReportDownload } from '@parterre/contract/report-settings';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedIn } from '#session/session-state.ts';
import { json, problem, type SeenRequest } from '#test/fake-server.ts';
import {
  COLUMN_SETS,
  column,
  FINANCE,
  granted,
  isSales,
  listOf,
  openReports,
  PAGE,
  SALES,
  SHOWS,
} from '#test/reports-server.tsx';

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  localStorage.clear();
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const csv = () =>
  new Response('Show name,Sold\r\nMahler,3\r\n', {
    headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="sales-2026-11-23.csv"' },
  });
/** Answers the page as JSON, and files with `answer`. */
const files = (answer: () => Response) => ({
  [SALES]: ({ headers }: SeenRequest) =>
    headers.get('accept')?.includes('json') || !headers.get('accept')
      ? new Response(JSON.stringify(PAGE), { headers: { 'content-type': 'application/json' } })
      : answer(),
});

describe('the reports page', () => {
  test('brings the tab of its report into view, of which a phone shows four', async () => {
    const shown: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.textContent);
    };
    await openReports('/reports/fanshare');
    expect(await screen.findByRole('link', { name: 'FanShare' })).toHaveAttribute('aria-current', 'page');
    expect(shown).toContain('FanShare');
  });

  test('begins with sales: its sums, and its first rows as they are read', async () => {
    const { router, bodies } = await openReports('/reports');
    const row = await screen.findByRole('row', { name: /Mahler/ });
    expect(router.state.location.pathname).toBe('/reports/sales');
    expect(row).toHaveAccessibleName('Mahler: Symphony No. 5 10/12/2026 Premium 1,200 42.5% 16,200.50 USD');
    expect(screen.getByRole('row', { name: /^Total .*3,000 .*30,302\.00/ })).toBeInTheDocument();
    expect(screen.getByText('Gross sales', { selector: 'dt' }).closest('div')).toHaveTextContent('30,302.00USD');
    expect(screen.getByText('1–1 of 21')).toBeInTheDocument();
    const [columns, print] = screen.getAllByRole('button', { name: /^(Columns|Print)$/ });
    expect([columns?.textContent, print?.textContent]).toEqual(['Columns', 'Print']);
    expect(bodies()[0]).toMatchObject({ promoterCode: 'harbour-hall', culture: 'en-GB', includePending: false });
    expect(bodies()[0].columns).toContain('town');
  });

  test('offers the reports that the reader may make, and says why another one is closed', async () => {
    await openReports('/reports/sales', granted('report:sales', 'customer:export'));
    expect(await screen.findByRole('heading', { name: 'You cannot open Sales' })).toBeInTheDocument();
    expect(screen.getByText('For this you need the permission “Sales reports”.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Ask for access' })).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Reports' }));
    expect(tabs.getByRole('link', { name: 'Seats manifest' })).toBeInTheDocument();
    expect(tabs.queryByRole('link', { name: 'Offer codes' })).not.toBeInTheDocument();
  });

  test('leads who may not see sales to the first report they may make', async () => {
    const { router } = await openReports(
      '/reports',
      granted('report:sales', 'customer:export', 'report:instalments', 'fanshare:read'),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/reports/seated-prices'));
  });

  test('says how its figures are the sums of each other', async () => {
    const money = ['gross_sales', 'refunds', 'tax', 'net_sales'].map((key) => column(key, key, 'money'));
    const counts = ['sold', 'comps', 'pending'].map((key) => column(key, key, 'number'));
    const values = { sold: 6, comps: 3, pending: 2, gross_sales: 100, refunds: -10, tax: 9, net_sales: 81 };
    const page = { ...PAGE, columns: [...counts, ...money], totals: [{ currency: 'USD', values }] };
    const { user } = await openReports('/reports/sales', { [SALES]: page });
    const charted = /^The charts count tickets issued: sold 6 \+ comps 3, 9 in all\./;
    expect(await screen.findByText(charted)).toHaveTextContent(
      /Pending tickets are in no chart.* Gross in the charts: gross_sales 100\.00 − refunds 10\.00 = USD 90\.00\.$/,
    );
    const net = screen.getByText('net_sales', { selector: 'dt' }).closest('div');
    expect(net).toHaveTextContent('net_sales81.00USDrefunds −10.00 · tax −9.00');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('switch', { name: 'Include pending' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/issued: sold 6 \+ comps 3 \+ pending 2, 11 in all\. Gross/)).toBeInTheDocument();
  });

  test('says zero and that nothing was sold, where events match and none has a sale', async () => {
    const totals = [{ currency: 'USD', values: { sold: 0, gross_sales: 0 } }];
    await openReports('/reports/sales', {
      [SALES]: { ...PAGE, totals },
      'POST /api/reporting/sales/reports/sales/figures': {
        byDay: [],
        byPriceType: [],
        byHour: [],
        byChannel: [],
        priceNames: [],
      },
    });
    expect(await screen.findByRole('heading', { name: 'Nothing was sold' })).toBeInTheDocument();
    expect(screen.getByText('Gross sales', { selector: 'dt' }).closest('div')).toHaveTextContent('0.00USD');
  });

  test('says below its rows what is in a figure whose heading does not say it', async () => {
    const definition = 'Sold tickets and comps, divided by Allocated.';
    const columns = PAGE.columns.map((own) => (own.key === 'sold_percent' ? { ...own, definition } : own));
    await openReports('/reports/sales', { [SALES]: { ...PAGE, columns } });
    expect(await screen.findByText(`Sold %: ${definition}`)).toBeInTheDocument();
  });

  test.each([
    ['', 'Everything between the dates'],
    ['?dateFrom=&dateTo=', 'All events, whatever their date'],
  ])('at %s is about: %s', async (search, words) => {
    await openReports(`/reports/sales${search}`);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('without a column says so, and offers no file', async () => {
    const { user } = await openReports('/reports/sales?drawer=tableColumnSelect');
    const drawer = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await drawer.findByRole('checkbox', { name: 'Show name' });
    for (const shown of drawer.getAllByRole('checkbox', { checked: true })) await user.click(shown);
    await user.click(drawer.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('No columns')).toBeInTheDocument();
    const start = await screen.findByRole('button', { name: 'Download' });
    expect(start).toHaveAccessibleDescription('Show or hide columns first: none is chosen.');
  });

  test('turns the page in the URL, and begins anew with another filter', async () => {
    const { user, router, bodies } = await openReports('/reports/sales');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.search).toBe('?reportPage=2'));
    await waitFor(() => expect(bodies().at(-1).pageIndex).toBe(2));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.type(await drawer.findByRole('textbox', { name: 'Search words' }), 'mahler');
    await user.click(drawer.getByRole('switch', { name: 'Include pending' }));
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(router.state.location.search).toBe('?words=mahler&pending=true'));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ searchTerm: 'mahler', includePending: true }));
    expect(await screen.findByRole('button', { name: 'Filter: 2' })).toBeInTheDocument();
  });

  test('says what failed and reads again', async () => {
    let fails = true;
    const { user } = await openReports('/reports/sales', {
      [SALES]: () =>
        fails
          ? problem('INTERNAL')
          : new Response(JSON.stringify(PAGE), { headers: { 'content-type': 'application/json' } }),
    });
    await screen.findByRole('alert');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Mahler/ })).toBeInTheDocument();
  });

  test('says that there is nothing', async () => {
    await openReports('/reports/sales', { [SALES]: { ...PAGE, items: [], totals: [], totalItems: 0, totalPages: 0 } });
    expect(await screen.findByRole('heading', { name: 'No data to display' })).toBeInTheDocument();
    // The preview begins below the cards beside it, where nobody would see the message.
    expect(screen.queryByRole('heading', { name: 'Preview' })).toBeNull();
  });

  test('turns from a page beyond the last one to the last one', async () => {
    const { router } = await openReports('/reports/sales?reportPage=50', {
      [SALES]: ({ body }: SeenRequest) =>
        json(JSON.parse(String(body)).pageIndex === 2 ? PAGE : { ...PAGE, items: [] }),
    });
    await waitFor(() => expect(router.state.location.search).toBe('?reportPage=2'));
    expect(await screen.findByRole('row', { name: /Mahler/ })).toBeInTheDocument();
  });

  test('says in words what the file says in words too, and moments as they are read', async () => {
    const columns = [
      { ...column('show_status', 'Status'), words: { ACTIVE: 'Active' } },
      { ...column('sales_channel', 'Channel'), words: { web: 'Web', phone: 'Phone' } },
      column('as_of', 'As of', 'dateTime'),
    ];
    const items = [{ show_status: 'ACTIVE', sales_channel: 'web, kiosk', as_of: '2026-12-24 23:59:00' }];
    await openReports('/reports/sales', { [SALES]: { ...PAGE, columns, items, totals: [] } });
    await screen.findByRole('columnheader', { name: 'As of' });
    expect(screen.getByRole('row', { name: /24\/12\/2026/ })).toHaveTextContent('Web, kiosk24/12/2026, 23:59');
  });

  test('has on paper what it was filtered by', async () => {
    const asked = 'words=mahler&pending=true&price=Premium&item=ticket&salesFrom=2026-11-01';
    const { store } = await openReports(`/reports/sales?${asked}`, {
      'GET /api/main/item-types': { items: [{ code: 'ticket', name: { 'en-GB': 'Ticket' } }] },
    });
    await screen.findByRole('row', { name: /Mahler/ });
    act(() => {
      store.dispatch(signedIn({ id: 'u1', fullName: 'Ada Lovelace', email: 'ada@example.test', region: null }));
    });
    const filter = screen.getByLabelText('Filter', { selector: 'dl' });
    await waitFor(() =>
      expect([...filter.children].map(({ textContent }) => textContent)).toEqual([
        ...[
          'Promoter',
          'Harbour & Hall',
          'Search words',
          'mahler',
          'Sold between',
          '01/11/2026 – …',
          'Tickets',
          'Premium',
          'Item types',
          'Ticket',
        ],
        ...['Include pending', 'Yes', 'Include cancelled', 'No'],
        ...['Made at', expect.stringMatching(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d [A-Z]+/), 'Made by', 'Ada Lovelace'],
      ]),
    );
  });

  test('says which sums only the workbook has, where there are too many events for the page', async () => {
    const page = {
      ...PAGE,
      columns: [
        ...PAGE.columns,
        column('allocated', 'Allocated', 'number'),
        column('available', 'Available', 'number'),
      ],
    };
    await openReports('/reports/sales', { [SALES]: page });
    expect(await screen.findByText(/^Sums only in the Excel file.*: Allocated, Available\.$/)).toBeInTheDocument();
  });

  test('breaks no number and no date on paper, also in the sum', async () => {
    await openReports('/reports/sales');
    await screen.findByRole('row', { name: /Mahler/ });
    for (const text of ['10/12/2026', '1,200', '16,200.50', '3,000', '30,302.00'])
      expect(within(screen.getByRole('table', { name: 'Preview' })).getByText(text)).toHaveStyle({
        whiteSpace: 'nowrap',
      });
  });
});

describe('what a report is about', () => {
  test('has on paper the codes of events that have no chip', async () => {
    const codes = [...'23456789AB'].map((last) => `A2B3C4D${last}`);
    await openReports(`/reports/sales?${codes.map((code) => `events=${code}`).join('&')}`);
    const chosen = within(await screen.findByRole('list', { name: 'Chosen' }));
    expect(chosen.getByText('and 2 more')).toBeInTheDocument();
    expect(chosen.getByText('A2B3C4DA, A2B3C4DB')).toBeInTheDocument();
  });

  test('has no filter of days where events were chosen, which are reported whatever their day', async () => {
    const days = 'dateFrom=2027-06-01&dateTo=2027-06-30';
    const { router } = await openReports(`/reports/sales?events=K7M2QXRB&${days}`);
    await screen.findByRole('row', { name: /Mahler/ });
    expect(screen.queryByText(/01\/06\/2027/)).toBeNull();
    expect(router.state.location.search).toContain(days);
    await act(() => router.navigate(`/reports/sales?events=K7M2QXRB&venues=3&${days}`));
    expect(await screen.findByText('01/06/2027 – 30/06/2027')).toBeInTheDocument();
  });

  test('is chosen over several pages, kept in the URL, and taken away one by one or all', async () => {
    const { user, router, bodies } = await openReports('/reports/sales/data?reportPage=2');
    const drawer = within(await screen.findByRole('dialog', { name: 'What the report is about' }));
    await user.click(await drawer.findByRole('checkbox', { name: /Select Mahler/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?events=K7M2QXRB'));
    await user.click(drawer.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.search).toContain('page=2'));
    await user.click(await drawer.findByRole('checkbox', { name: /Select Handel/ }));
    expect(await drawer.findByText('2 chosen')).toBeInTheDocument();
    expect(router.state.location.search).toContain('page=2');
    await user.click(drawer.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(bodies().at(-1)).toMatchObject({ showSelection: { showCodes: ['K7M2QXRB', 'A2B3C4D5'] } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove K7M2QXRB' }));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ showSelection: { showCodes: ['A2B3C4D5'] } }));
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    await waitFor(() => expect(bodies().at(-1).showSelection).toBeUndefined());
  });

  test('may be venues: another type keeps the dates, another size and order turn to page 1', async () => {
    const { user, router, seen } = await openReports('/reports/sales/data?dateFrom=2026-01-01&page=2&sort=ShowName');
    await screen.findByRole('dialog');
    await user.click(await screen.findByRole('radio', { name: 'Venues' }));
    await waitFor(() => expect(router.state.location.search).toBe('?dateFrom=2026-01-01&type=venues'));
    await waitFor(() => expect(seen.at(-1)?.url).toMatch(/data-selectors\/venues\?.*dateFrom=2026-01-01/));
    expect(seen.at(-1)?.url).toMatch(
      /sortOrder=Name&sortOrderDescending=false|sortOrderDescending=false.*sortOrder=Name/,
    );
  });
});

describe('a download', () => {
  test('is a file in the columns that are seen, under a cleaned name, and says that it worked', async () => {
    const { user, bodies, seen } = await openReports('/reports/sales', files(csv));
    await screen.findByRole('row', { name: /Mahler/ });
    await user.type(screen.getByRole('textbox', { name: 'File name' }), 'May/Sales.csv');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Successfully downloaded sales report.')).toBeInTheDocument();
    expect(saved).toEqual(['sales-2026-11-23.csv']);
    expect(seen.filter(isSales).at(-1)?.headers.get('accept')).toBe('text/csv');
    expect(bodies().at(-1)).toMatchObject({ fileType: 'CSV', fileName: 'May Sales' });
    expect(bodies().at(-1).columns).toEqual([
      'show_name',
      'show_date',
      'price_type',
      'sold',
      'sold_percent',
      'gross_sales',
      'currency',
    ]);
  });

  test('can be an Excel workbook', async () => {
    const { user, seen } = await openReports('/reports/sales', files(csv));
    await screen.findByRole('row', { name: /Mahler/ });
    await user.click(screen.getByRole('radio', { name: 'Excel' }));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await screen.findByText('Successfully downloaded sales report.');
    expect(seen.filter(isSales).at(-1)?.headers.get('accept')).toMatch(/spreadsheetml/);
  });

  test.each([
    ['No data to download', () => problem('NO_DATA')],
    ['Download sales data failed', () => problem('INTERNAL')],
    [
      'Please provide a promoter ID',
      () => problem('INVALID', { fieldErrors: [{ field: 'promoterCode', code: 'required', message: 'x' }] }),
    ],
    ['Not allowed file type', () => problem('NOT_ACCEPTABLE')],
    [
      'Not allowed file type',
      () => new Response('[]', { headers: { 'content-disposition': 'attachment; filename="sales.json"' } }),
    ],
  ] as const)('that is none says: %s', async (words, answer) => {
    const { user } = await openReports('/reports/sales', files(answer));
    await screen.findByRole('row', { name: /Mahler/ });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('that the server refuses says which permission is missing', async () => {
    const page = { columns: [column('orders', 'Orders')], items: [{ orders: 1 }], totals: [], totalItems: 1 };
    const { user } = await openReports('/reports/customer-data', {
      'POST /api/reporting/reports/customer-data': ({ headers }: SeenRequest) =>
        headers.get('accept')?.includes('csv')
          ? problem('FORBIDDEN', { details: { permission: 'customer:export' } })
          : json({ ...page, totalPages: 1, totalKind: 'exact' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Download of customer data report failed')).toBeInTheDocument();
    expect(screen.getByText(/permission/)).toBeInTheDocument();
  });

  test('says how far it is and can be cancelled', async () => {
    const never = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('Event\r\n1\r\n2\r\n')),
    });
    const headers = { 'content-type': 'text/csv', 'x-rows-total': '5000' };
    const { user } = await openReports(
      '/reports/sales',
      files(() => new Response(never, { headers })),
    );
    await screen.findByRole('row', { name: /Mahler/ });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('2 of 5,000 rows')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Download cancelled')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Download' })).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('the filter', () => {
  test('offers the item types that reports have rows of, and one that was chosen, to take it away', async () => {
    const items = ['ticket', 'postage', 'parking'].map((code) => ({ code, name: { 'en-GB': code } }));
    await openReports('/reports/sales?drawer=reportFilter&item=parking', {
      'GET /api/main/item-types': { items },
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const types = within(await drawer.findByRole('group', { name: 'Item types' }));
    expect(await types.findByRole('checkbox', { name: 'ticket' })).not.toBeChecked();
    expect(types.getByRole('checkbox', { name: 'parking' })).toBeChecked();
    expect(types.queryByRole('checkbox', { name: 'postage' })).toBeNull();
  });

  test('of FanShare has no switch without effect, and counts none', async () => {
    const { seen } = await openReports('/reports/fanshare?drawer=reportFilter&pending=true&price=Premium', {
      'POST /api/reporting/reports/fanshare': PAGE,
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(await drawer.findByRole('textbox', { name: 'Search words' })).toBeInTheDocument();
    expect(drawer.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter: 1', hidden: true })).toBeInTheDocument();
    const asked = seen.find(({ url }) => url.endsWith('/fanshare'));
    expect(JSON.parse(String(asked?.body))).not.toHaveProperty('includePending');
  });

  test('of a period that ends before it begins says so, instead of forgetting both days', async () => {
    const { user, router } = await openReports(
      '/reports/sales?drawer=reportFilter&salesFrom=2026-11-01&salesTo=2026-11-30',
    );
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const from = drawer.getByRole('textbox', { name: 'From' });
    await user.clear(from);
    await user.type(from, '01/12/2026');
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(await drawer.findByText('Must be greater than or equal to 01/12/2026')).toBeInTheDocument();
    expect(router.state.location.search).toContain('salesFrom=2026-11-01');
  });

  test('says the days of sale on the page, and takes them away alone', async () => {
    const path = '/reports/sales?salesFrom=2026-11-01&salesTo=2026-11-30&pending=true';
    const { user, router, bodies } = await openReports(path);
    expect(await screen.findByRole('button', { name: /^Sold ?01\/11\/2026 – 30\/11\/2026$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Sold' }));
    expect(router.state.location.search).toBe('?pending=true');
    expect(screen.queryByRole('button', { name: /^Sold/ })).toBeNull();
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ salesFrom: null, salesTo: null }));
  });
});

describe('saved columns', () => {
  test('that cannot be read say so, and are read again when asked', async () => {
    let isFailing = true;
    const { user } = await openReports('/reports/sales?drawer=tableColumnSelect', {
      [COLUMN_SETS]: () => (isFailing ? problem('INTERNAL') : json(listOf([FINANCE]))),
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Columns' }));
    expect(await drawer.findByText(/^Something went wrong on the server/)).toBeInTheDocument();
    isFailing = false;
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByRole('button', { name: 'For finance' })).toBeInTheDocument();
  });

  test('are taken with one click, kept under a name and deleted', async () => {
    const { user, seen } = await openReports('/reports/sales?drawer=tableColumnSelect', {
      [COLUMN_SETS]: listOf([FINANCE]),
      'POST /api/reporting/report-column-sets': () => json({ ...FINANCE, id: 8 }, 201),
      'DELETE /api/reporting/report-column-sets/7': () => new Response(null, { status: 204 }),
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await screen.findByRole('row', { name: /Mahler/, hidden: true });
    await user.click(await drawer.findByRole('button', { name: 'For finance' }));
    expect(
      await screen.findByRole('row', { name: '16,200.50 Mahler: Symphony No. 5', hidden: true }),
    ).toBeInTheDocument();
    await user.type(drawer.getByRole('textbox', { name: 'Name for these columns' }), 'Mine');
    await user.click(drawer.getByRole('button', { name: 'Save columns' }));
    const sent = () => seen.filter(({ url, method }) => url.includes('column-sets') && method !== 'GET');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(JSON.parse(String(sent()[0]?.body))).toEqual({
      promoterCode: 'harbour-hall',
      report: 'sales',
      name: 'Mine',
      columns: ['gross_sales', 'show_name'],
      isShared: false,
    });
    await user.click(await drawer.findByRole('button', { name: 'Delete For finance' }));
    await waitFor(() => expect(sent().at(-1)?.headers.get('if-match')).toBe('"3"'));
  });
});

test('recent downloads have pages, so that the ninth and the last are found too', async () => {
  const downloads = Array.from({ length: 20 }, (_, at) => ({
    ...{ id: at + 1, promoterCode: 'harbour-hall', report: 'sales', fileType: 'CSV', fileName: `file-${at + 1}.csv` },
    ...{ at: '2026-11-23T09:14:00.000Z', rows: 1, showCode: null, request: null, columns: [], includeQuestions: false },
  }));
  const { user } = await openReports('/reports/sales', {
    'GET /api/reporting/report-downloads': { ...listOf(downloads), totalItems: 213, totalPages: 11 },
  });
  await screen.findByText('file-10.csv');
  expect(screen.queryByText('file-11.csv')).toBeNull();
  expect(screen.getByText('1–10 of 213')).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Recent downloads' }));
  await user.click(card.getByRole('button', { name: 'Next page' }));
  await screen.findByText('file-20.csv');
});

test('a recent download is taken again as it was', async () => {
  const taken: ReportDownload = {
    id: 1,
    promoterCode: 'harbour-hall',
    report: 'sales',
    fileType: 'EXCEL',
    fileName: 'May Sales.xlsx',
    at: '2026-11-23T09:14:00.000Z',
    rows: 1234,
    showCode: null,
    request: {
      promoterCode: 'harbour-hall',
      dateFrom: '2026-06-01',
      salesFrom: '2026-05-01',
      priceNames: ['Balcony'],
      itemTypes: [],
      includeCancelled: true,
    } as unknown as ReportDownload['request'],
    regionId: null,
    columns: [],
    includeQuestions: false,
  };
  const ofShow = { report: 'seats-manifest', fileName: 'seats.csv', fileType: 'CSV', showCode: 'K7M2QXRB' } as const;
  const ofPlans = { report: 'instalments', fileName: 'instalments.csv', fileType: 'CSV' } as const;
  const { user, bodies, seen } = await openReports('/reports/sales', {
    ...files(csv),
    'GET /api/reporting/report-downloads': listOf([
      taken,
      { ...taken, id: 2, rows: 9, fileType: 'JSON', fileName: 'a.json' },
      { ...taken, id: 3, rows: 8, request: null, columns: ['seat', 'row'], ...ofShow },
      { ...taken, id: 4, rows: 7, request: null, columns: ['show_code', 'outstanding'], ...ofPlans },
    ]),
    'GET /api/reporting/instalments/headline-figures': csv,
    'POST /api/reporting/shows/K7M2QXRB/reports/seats-manifest': csv,
  });
  expect(await screen.findByText(/1,234 rows/)).toBeInTheDocument();
  const filters = 'Events: All, 01/06/2026 – … · Sold: 01/05/2026 – … · Tickets: Balcony · Include cancelled';
  expect(screen.getAllByText(filters)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /a\.json again/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Download May Sales.xlsx again' }));
  await screen.findByText('Successfully downloaded sales report.');
  expect(bodies().at(-1)).toMatchObject({ salesFrom: '2026-05-01', fileType: 'EXCEL', fileName: 'May Sales' });
  await user.click(screen.getByRole('button', { name: 'Download seats.csv again' }));
  await screen.findByText('Successfully exported Seats manifest');
  expect(seen.find(({ url }) => url.includes('seats-manifest'))?.url).toContain('columns=seat%2Crow');
  await user.click(screen.getByRole('button', { name: 'Download instalments.csv again' }));
  await screen.findByText('Successfully downloaded instalments report.');
  expect(seen.find(({ url }) => url.includes('headline-figures'))?.url).toContain('columns=show_code%2Coutstanding');
});

test('customer data has a column for each question where they are asked for, and says what is masked', async () => {
  const CUSTOMERS = 'POST /api/reporting/reports/customer-data';
  const columns = [{ ...column('customer_name', 'Customer'), isMasked: true }, column('question_3', 'Diet?')];
  const items = [{ customer_name: 'A…', question_3: 'None' }];
  const { user, seen } = await openReports('/reports/customer-data', {
    [CUSTOMERS]: { columns, items, totals: [], totalItems: 1, totalPages: 1, totalKind: 'exact' },
  });
  expect(await screen.findByTitle('Masked: you do not have permission to see customer data.')).toHaveTextContent('A…');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await user.click(await drawer.findByRole('switch', { name: 'Include questions' }));
  await user.click(drawer.getByRole('button', { name: 'Apply' }));
  const asked = () =>
    seen.filter(({ url }) => url.endsWith('customer-data')).map(({ body }) => JSON.parse(String(body)));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ includeQuestions: true }));
  // The server adds the questions after the requested columns.
  expect(asked().at(-1).columns).toContain('language');
  expect(await screen.findByRole('columnheader', { name: 'Diet?' })).toBeInTheDocument();
});

test('the sales of a promoter are those of all events from a day to three years later, less one day', async () => {
  const pages = (request: SeenRequest) => {
    const isFirst = request.url.includes('pageIndex=1');
    return json({ items: [SHOWS[isFirst ? 0 : 1]], totalPages: 2, totalItems: 2, totalKind: 'exact' });
  };
  const { user, seen, bodies } = await openReports('/reports/sales', {
    ...files(csv),
    'GET /api/reporting/data-selectors/shows': pages,
  });
  const from = await screen.findByRole('textbox', { name: 'Events from' });
  await user.clear(from);
  await user.type(from, '29/02/2028');
  expect(await screen.findByText('Three years, until 28/02/2031, by date.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download Excel' }));
  await screen.findByText('Successfully downloaded sales report.');
  const asked = seen
    .filter(({ url }) => url.includes('/data-selectors/shows'))
    .map(({ url }) => new URL(url, 'http://x'));
  expect(asked.map(({ searchParams }) => searchParams.get('pageIndex'))).toEqual(['1', '2']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    dateFrom: '2028-02-29',
    dateTo: '2031-02-28',
    pageSize: '100',
    sortOrder: 'Date',
    sortOrderDescending: 'false',
  });
  expect(bodies().at(-1)).toMatchObject({
    fileType: 'EXCEL',
    fileName: 'sales-harbour-hall-2028-02-29_2031-02-28',
    showSelection: { showCodes: ['K7M2QXRB', 'A2B3C4D5'] },
  });
});

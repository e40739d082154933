import type { SelectableShow } from '@parterre/contract/data-selectors';
import type { ReportColumnSet, ReportDownload } from '@parterre/contract/report-settings';
import type { ReportPage, SalesFigures } from '@parterre/contract/reports/report-page';
import type { Permission } from '@parterre/contract/wire/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectHasUnsavedChanges } from '#api/settings.ts';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { json, problem, type SeenRequest, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { ReportsPage } from './reports-page.tsx';
import { ReportsStart } from './reports-start.tsx';
import { SchedulesDrawer } from './schedules/schedules-drawer.tsx';
import { SelectorDrawer } from './selection/selector-drawer.tsx';

const SALES = 'POST /api/reporting/sales/reports/sales';
const column = (key: string, header: string, kind: ReportPage['columns'][number]['kind'] = 'text') => ({
  key,
  header,
  kind,
  isMasked: false,
});
const PAGE: ReportPage = {
  columns: [
    column('show_name', 'Show name'),
    column('town', 'Town'),
    column('show_date', 'Show date', 'date'),
    column('price_type', 'Ticket'),
    column('sold', 'Sold', 'number'),
    column('sold_percent', 'Sold %', 'percent'),
    column('gross_sales', 'Gross sales', 'money'),
    column('currency', 'Currency'),
  ],
  items: [
    {
      show_name: 'Mahler: Symphony No. 5',
      town: 'New York',
      show_date: '2026-12-10',
      price_type: 'Premium',
      sold: 1200,
      sold_percent: 42.5,
      gross_sales: 16200.5,
      currency: 'USD',
    },
  ],
  totals: [{ currency: 'USD', values: { sold: 3000, gross_sales: 30302 } }],
  totalPages: 2,
  totalItems: 21,
  totalKind: 'exact',
};

const sold = (currency: string, tickets: number, grossMinor: number) => ({ currency, tickets, grossMinor });
const FIGURES: SalesFigures = {
  byDay: [
    { on: '2026-11-01', ...sold('USD', 3, 30_000) },
    { on: '2026-11-03', ...sold('USD', 5, 50_000) },
    { on: '2026-11-03', ...sold('EUR', 1, 9_050) },
  ],
  byPriceType: [
    { name: 'Premium', ...sold('USD', 8, 80_000) },
    { name: 'Balcony', ...sold('EUR', 1, 9_050) },
  ],
  byHour: [
    { weekday: 5, hour: 19, tickets: 6 },
    { weekday: 1, hour: 9, tickets: 3 },
  ],
  byChannel: [{ channel: 'web', ...sold('USD', 9, 89_050) }],
};
const COLUMN_SETS = 'GET /api/reporting/report-column-sets';
const FINANCE: ReportColumnSet = {
  id: 7,
  promoterCode: 'harbour-hall',
  report: 'sales',
  name: 'For finance',
  columns: ['gross_sales', 'show_name', 'gone'],
  isShared: true,
  isOwn: true,
  ownerName: 'Olive Owner',
  revision: 3,
};

const selectable = (showCode: string, name: string): SelectableShow => ({
  showCode,
  promoterCode: 'harbour-hall',
  name: { 'en-GB': name },
  startsAtLocal: '2026-12-10T19:30:00',
  timeZone: 'America/New_York',
  venueName: 'David Geffen Hall',
  town: 'New York',
  status: 'ACTIVE',
  seating: 'RESERVED',
  currency: 'USD',
});
const SHOWS = [selectable('K7M2QXRB', 'Mahler: Symphony No. 5'), selectable('A2B3C4D5', 'Handel: Messiah')];
const listOf = (items: readonly object[]) => ({ items, totalPages: 2, totalItems: 22, totalKind: 'exact' });
const features = ['reporting', 'Sales', 'CustomerData', 'Instalments', 'FanShare'].map((id) => ({ id }));
const granted = (...missing: Permission[]) => ({
  'GET /api/main/features': { ...allBut(...missing)['GET /api/main/features'], items: features },
});

async function open(path: string, answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(
    answerByPath({
      ...granted(),
      [SALES]: PAGE,
      'GET /api/reporting/data-selectors/shows': listOf(SHOWS),
      'GET /api/reporting/data-selectors/venues': listOf([]),
      'GET /api/reporting/data-selectors/artist-campaigns': listOf([]),
      'GET /api/main/item-types': { items: [] },
      'POST /api/reporting/sales/reports/sales/figures': FIGURES,
      'GET /api/reporting/report-downloads': listOf([]),
      [COLUMN_SETS]: listOf([]),
      ...answers,
    }),
  );
  const element = (
    <FeaturesGate>
      <ReportsPage />
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const router = createMemoryRouter(
    [
      { path: '/reports', Component: ReportsStart },
      {
        path: '/reports/:report',
        element,
        children: [
          { path: 'data', Component: SelectorDrawer },
          { path: 'schedules', Component: SchedulesDrawer },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const { store } = await renderWithConsole(<RouterProvider router={router} />);
  const bodies = () => seen.filter(isSales).map(({ body }) => JSON.parse(String(body)));
  return { seen, router, store, bodies, user: userEvent.setup({ delay: null }) };
}

const isSales = ({ method, url }: SeenRequest) => method === 'POST' && url.endsWith('/sales/reports/sales');

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
});

const csv = () =>
  new Response('Show name,Sold\r\nMahler,3\r\n', {
    headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="sales-2026-11-23.csv"' },
  });
/** The page as JSON, anything else as `answer` says. */
const files = (answer: () => Response) => ({
  [SALES]: ({ headers }: SeenRequest) =>
    headers.get('accept')?.includes('json') || !headers.get('accept')
      ? new Response(JSON.stringify(PAGE), { headers: { 'content-type': 'application/json' } })
      : answer(),
});

describe('the reports page', () => {
  test('begins with sales: its sums, and its first rows as they are read', async () => {
    const { router, bodies } = await open('/reports');
    const row = await screen.findByRole('row', { name: /Mahler/ });
    expect(router.state.location.pathname).toBe('/reports/sales');
    expect(row).toHaveAccessibleName('Mahler: Symphony No. 5 10/12/2026 Premium 1,200 42.5 % 16,200.50 USD');
    expect(screen.getByRole('row', { name: /^Total .*3,000 .*30,302\.00/ })).toBeInTheDocument();
    expect(screen.getByText('Gross sales', { selector: 'dt' }).closest('div')).toHaveTextContent('30,302.00USD');
    expect(screen.getByText('1–1 of 21')).toBeInTheDocument();
    expect(bodies()[0]).toMatchObject({ promoterCode: 'harbour-hall', culture: 'en-GB', includePending: false });
    expect(bodies()[0].columns).toContain('town');
  });

  test('offers the reports that the reader may make, and says why another one is closed', async () => {
    await open('/reports/sales', granted('report:sales', 'customer:export'));
    expect(await screen.findByRole('heading', { name: 'You cannot open Sales' })).toBeInTheDocument();
    expect(screen.getByText(/You need the permission report:sales/)).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Reports' }));
    expect(tabs.getByRole('link', { name: 'Seats manifest' })).toBeInTheDocument();
    expect(tabs.queryByRole('link', { name: 'Offer codes' })).not.toBeInTheDocument();
  });

  test('leads who may not see sales to the first report they may make', async () => {
    const { router } = await open(
      '/reports',
      granted('report:sales', 'customer:export', 'report:instalments', 'fanshare:read'),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/reports/seated-prices'));
  });

  test('turns the page in the URL, and begins anew with another filter', async () => {
    const { user, router, bodies } = await open('/reports/sales');
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
    const { user } = await open('/reports/sales', {
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
    await open('/reports/sales', { [SALES]: { ...PAGE, items: [], totals: [], totalItems: 0, totalPages: 0 } });
    expect(await screen.findByRole('heading', { name: 'No data to display' })).toBeInTheDocument();
  });
});

describe('what a report is about', () => {
  test('is chosen over several pages, kept in the URL, and taken away one by one or all', async () => {
    const { user, router, bodies } = await open('/reports/sales/data?reportPage=2');
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
    const { user, router, seen } = await open('/reports/sales/data?dateFrom=2026-01-01&page=2&sort=ShowName');
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
    const { user, bodies, seen } = await open('/reports/sales', files(csv));
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
    const { user, seen } = await open('/reports/sales', files(csv));
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
    [
      'Not allowed file type',
      () => new Response('[]', { headers: { 'content-disposition': 'attachment; filename="sales.json"' } }),
    ],
  ] as const)('that is none says: %s', async (words, answer) => {
    const { user } = await open('/reports/sales', files(answer));
    await screen.findByRole('row', { name: /Mahler/ });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('says how far it is and can be cancelled', async () => {
    const never = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('Event\r\n1\r\n2\r\n')),
    });
    const headers = { 'content-type': 'text/csv', 'x-rows-total': '5000' };
    const { user } = await open(
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

describe('the charts of sales', () => {
  test('show days, tickets, channels and hours, in tickets or in one currency, each with a table behind it', async () => {
    const { user } = await open('/reports/sales');
    const days = await screen.findByRole('slider', { name: /^Sales from 01\/11\/2026 to 03\/11\/2026/ });
    expect(days).toHaveAttribute('aria-valuetext', '03/11/2026: 6');
    const tickets = within(screen.getByRole('list', { name: 'By ticket' }));
    expect(tickets.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Premium8', 'Balcony1']);
    expect(screen.getByRole('img', { name: /Busiest: Friday, 19:00: 6/ })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Gross EUR' }));
    expect(tickets.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['BalconyEUR 90.50']);
    await user.click(screen.getByRole('button', { name: 'Show By weekday and hour as a table' }));
    expect(screen.getByRole('row', { name: 'Friday 19:00 6' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show By ticket as a table' }));
    expect(screen.getByRole('row', { name: 'Balcony 1 EUR 90.50' })).toBeInTheDocument();
  });

  test('name the tickets that can be filtered by', async () => {
    const { user, router } = await open('/reports/sales?drawer=reportFilter&price=Gone');
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(await drawer.findByRole('checkbox', { name: 'Balcony' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Gone' }));
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(router.state.location.search).toBe('?price=Balcony'));
  });
});

describe('saved columns', () => {
  test('are taken with one click, kept under a name and deleted', async () => {
    const { user, seen } = await open('/reports/sales?drawer=tableColumnSelect', {
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
    request: { promoterCode: 'harbour-hall', salesFrom: '2026-05-01' } as ReportDownload['request'],
    columns: [],
    includeQuestions: false,
  };
  const ofShow = { report: 'seats-manifest', fileName: 'seats.csv', fileType: 'CSV', showCode: 'K7M2QXRB' } as const;
  const { user, bodies, seen } = await open('/reports/sales', {
    ...files(csv),
    'GET /api/reporting/report-downloads': listOf([
      taken,
      { ...taken, id: 2, rows: 9, fileType: 'JSON', fileName: 'a.json' },
      { ...taken, id: 3, rows: 8, request: null, columns: ['seat', 'row'], ...ofShow },
    ]),
    'POST /api/reporting/shows/K7M2QXRB/reports/seats-manifest': csv,
  });
  expect(await screen.findByText(/1,234 rows/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /a\.json again/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Download May Sales.xlsx again' }));
  await screen.findByText('Successfully downloaded sales report.');
  expect(bodies().at(-1)).toMatchObject({ salesFrom: '2026-05-01', fileType: 'EXCEL', fileName: 'May Sales.xlsx' });
  await user.click(screen.getByRole('button', { name: 'Download seats.csv again' }));
  await screen.findByText('Successfully exported Seats manifest');
  expect(seen.find(({ url }) => url.includes('seats-manifest'))?.url).toContain('columns=seat%2Crow');
});

test('a report is sent by e-mail with what is chosen and filtered now, and stopped again', async () => {
  const SCHEDULES = '/api/reporting/report-schedules';
  const running = {
    id: 4,
    promoterCode: 'harbour-hall',
    name: 'Daily sales',
    report: 'sales',
    every: 'week',
    weekday: 5,
    dayOfMonth: 1,
    hour: 7,
    timeZone: 'Europe/London',
    recipients: ['finance@example.test'],
    state: 'ACTIVE',
    failures: 0,
    lastFailure: null,
    nextRunAt: '2026-11-27T07:00:00.000Z',
    revision: 2,
  };
  const { user, seen, store } = await open('/reports/sales/schedules?events=K7M2QXRB&pending=true', {
    [`GET ${SCHEDULES}`]: listOf([running]),
    [`POST ${SCHEDULES}`]: () => json({ ...running, id: 5 }, 201),
    [`PATCH ${SCHEDULES}/4`]: () => json({ ...running, state: 'PAUSED', revision: 3 }),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Reports by e-mail' }));
  expect(
    await drawer.findByText(/every Friday at 07:00 \(Europe\/London\) · finance@example\.test/),
  ).toBeInTheDocument();
  expect(drawer.getByText('Next: 27/11/2026, 07:00')).toBeInTheDocument();
  await user.type(drawer.getByRole('textbox', { name: 'Name' }), 'Mahler daily');
  expect(selectHasUnsavedChanges(store.getState())).toBe(true);
  await user.type(drawer.getByRole('textbox', { name: 'Recipients' }), 'a@example.test, b@example.test');
  await user.click(drawer.getByRole('button', { name: 'Schedule report' }));
  expect(await screen.findByText('Mahler daily is scheduled.')).toBeInTheDocument();
  await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
  expect(selectHasUnsavedChanges(store.getState())).toBe(false);
  const sent = (method: string) => seen.find((request) => request.method === method && request.url.includes(SCHEDULES));
  expect(JSON.parse(String(sent('POST')?.body))).toMatchObject({
    promoterCode: 'harbour-hall',
    report: 'sales',
    name: 'Mahler daily',
    every: 'day',
    hour: 7,
    fileType: 'EXCEL',
    timeZone: 'Europe/London',
    recipients: ['a@example.test', 'b@example.test'],
    request: { showSelection: { showCodes: ['K7M2QXRB'] }, includePending: true },
  });
  await user.click(drawer.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(JSON.parse(String(sent('PATCH')?.body))).toEqual({ isPaused: true }));
  expect(sent('PATCH')?.headers.get('if-match')).toBe('"2"');
});

test('reports by e-mail belong to a promoter, who is asked for first', async () => {
  const promoters = ['Harbour & Hall', 'Kulturwerk Nord'].map((name, at) => ({
    id: at + 1,
    code: `promoter-${at}`,
    name,
    defaultCulture: 'en-GB',
    cultures: ['en-GB'],
    currency: 'GBP',
    countryCode: 'GB',
    timeZone: 'Europe/London',
  }));
  const { user } = await open('/reports/sales/schedules', {
    'GET /api/main/promoters': listOf(promoters),
    'GET /api/reporting/report-schedules': listOf([]),
  });
  const drawer = await screen.findByRole('dialog', { name: 'Reports by e-mail' });
  await user.click(await within(drawer).findByRole('button', { name: 'Kulturwerk Nord' }));
  expect(await within(drawer).findByText('No report is sent by e-mail yet.')).toBeVisible();
});

test('days that nobody named move along with a schedule; too many schedules are told in words', async () => {
  const SCHEDULES = '/api/reporting/report-schedules';
  const refused = problem('RULE_BROKEN', { details: { reason: 'too-many-schedules', most: 100 } });
  const { user, seen } = await open('/reports/sales/schedules', {
    [`GET ${SCHEDULES}`]: listOf([]),
    [`POST ${SCHEDULES}`]: () => refused.clone(),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Reports by e-mail' }));
  expect(await drawer.findByRole('combobox', { name: 'Events' })).toHaveTextContent('Around each run');
  await user.type(drawer.getByRole('textbox', { name: 'Name' }), 'Monthly');
  await user.type(drawer.getByRole('textbox', { name: 'Recipients' }), 'a@example.test');
  await user.click(drawer.getByRole('button', { name: 'Schedule report' }));
  expect(await drawer.findByText(/At most 100 reports of a promoter are sent by e-mail/)).toBeInTheDocument();
  const sent = seen.find(({ method, url }) => method === 'POST' && url.includes(SCHEDULES));
  expect(JSON.parse(String(sent?.body))).toMatchObject({ eventPeriod: 'around-now' });
});

test('customer data has a column for each question where they are asked for, and says what is masked', async () => {
  const CUSTOMERS = 'POST /api/reporting/reports/customer-data';
  const columns = [{ ...column('customer_name', 'Customer'), isMasked: true }, column('question_3', 'Diet?')];
  const items = [{ customer_name: 'A…', question_3: 'None' }];
  const { user, seen } = await open('/reports/customer-data', {
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
  // The server puts the questions behind whatever columns are asked for.
  expect(asked().at(-1).columns).toContain('language');
  expect(await screen.findByRole('columnheader', { name: 'Diet?' })).toBeInTheDocument();
});

test('the sales of a promoter are those of all events from a day to three years later, less one day', async () => {
  const pages = (request: SeenRequest) => {
    const isFirst = request.url.includes('pageIndex=1');
    return json({ items: [SHOWS[isFirst ? 0 : 1]], totalPages: 2, totalItems: 2, totalKind: 'exact' });
  };
  const { user, seen, bodies } = await open('/reports/sales', {
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
  expect(bodies().at(-1)).toMatchObject({ fileType: 'EXCEL', showSelection: { showCodes: ['K7M2QXRB', 'A2B3C4D5'] } });
});

test('a report about one event shows its first rows, and is its file in the columns that are seen', async () => {
  const page = {
    columns: [column('hold_label', 'Hold label'), column('agreed', 'Agreed quantity')],
    items: [{ hold_label: 'Sponsor', agreed: 12 }],
    totals: [],
    totalItems: 1,
    totalPages: 1,
    totalKind: 'exact',
  };
  const { user, seen } = await open('/reports/seat-holds?showCode=K7M2QXRB', {
    'GET /api/main/shows/K7M2QXRB': {
      showCode: 'K7M2QXRB',
      promoterCode: 'harbour-hall',
      name: { 'en-GB': 'Mahler: Symphony No. 5' },
      defaultCulture: 'en-GB',
      startsAtLocal: '2026-12-10T19:30:00',
      timeZone: 'America/New_York',
      seating: 'RESERVED',
    },
    'GET /api/reporting/shows/K7M2QXRB/reports/seat-holds': page,
    'POST /api/reporting/shows/K7M2QXRB/reports/seat-holds': csv,
  });
  expect(await screen.findByRole('cell', { name: 'Sponsor' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Agreed quantity' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await user.click(await drawer.findByRole('checkbox', { name: 'Agreed quantity' }));
  await user.click(drawer.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('Successfully exports Seat holds report')).toBeInTheDocument();
  const asked = () => seen.filter(({ method, url }) => method === 'POST' && url.includes('seat-holds'));
  expect(new URL(asked()[0]?.url ?? '', 'http://x').searchParams.get('columns')).toBe('hold_label,agreed');
  await user.click(screen.getByRole('radio', { name: 'Excel' }));
  await user.click(await screen.findByRole('button', { name: 'Download Excel' }));
  await waitFor(() => expect(asked().at(-1)?.headers.get('accept')).toMatch(/spreadsheetml\.sheet$/));
  expect(screen.getByRole('link', { name: 'Seats as a picture' })).toHaveAttribute('href', '/shows/K7M2QXRB');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toOwnDay } from '#dates/calendar-day.ts';
import { setRegion } from '#session/session-state.ts';
import type { SeenRequest } from '#test/fake-server.ts';
import { listOf, openReports, PAGE, SALES } from '#test/reports-server.tsx';

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const csv = () =>
  new Response('Show name,Sold\r\nMahler,3\r\n', {
    headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="file.csv"' },
  });
/** Answers the page as JSON, and files as CSV. */
const SALES_FILES = {
  [SALES]: ({ headers }: SeenRequest) => (headers.get('accept')?.match(/csv|sheet/) ? csv() : Response.json(PAGE)),
};

/** Opens the reports in the region North. */
async function openInNorth(path: string, answers: Parameters<typeof openReports>[1] = {}) {
  const opened = await openReports(path, {
    'GET /api/main/regions': { items: [{ id: 4, name: 'North', partnerSiteId: 'north' }] },
    ...SALES_FILES,
    ...answers,
  });
  act(() => void opened.store.dispatch(setRegion(4)));
  return opened;
}

test('the sales of a promoter are those of the region while one is chosen, and say so', async () => {
  const { user, seen, bodies } = await openInNorth('/reports/sales');
  const card = within(await screen.findByRole('region', { name: 'Sales of the promoter' }));
  expect(await card.findByText('Region: North')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Download Excel' }));
  await screen.findByText('Successfully downloaded sales report.');
  const shows = seen
    .filter(({ url }) => url.includes('/data-selectors/shows'))
    .map(({ url }) => new URL(url, 'http://x'));
  expect(shows.map(({ searchParams }) => searchParams.get('regionId'))).toEqual(['4', '4']);
  expect(bodies().at(-1)).toMatchObject({ fileType: 'EXCEL', regionId: 4 });
});

test('a report names the region beside what was chosen, and is of all regions at a press', async () => {
  const { user, bodies } = await openInNorth('/reports/sales?events=K7M2QXRB');
  const bar = within(await screen.findByRole('group', { name: 'What the report is about' }));
  expect(await bar.findByRole('button', { name: /^Region ?North$/ })).toBeVisible();
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ regionId: 4 }));
  await user.click(bar.getByRole('button', { name: 'Show all regions' }));
  await waitFor(() => expect(bodies().at(-1)).not.toHaveProperty('regionId'));
  expect(bar.queryByText('Region')).toBeNull();
});

test('an empty report says that the region leaves out what is not sold there', async () => {
  const nothing = { ...PAGE, items: [], totals: [], totalItems: 0, totalPages: 0 };
  const { user } = await openInNorth('/reports/sales?events=K7M2QXRB', {
    [SALES]: ({ body }: SeenRequest) => Response.json(String(body).includes('"regionId"') ? nothing : PAGE),
  });
  expect(await screen.findByRole('heading', { name: 'Nothing in the region North' })).toBeVisible();
  expect(screen.getByText(/^This report has only events that are sold in this region\./)).toBeVisible();
  const [way] = screen.getAllByRole('button', { name: 'Show all regions' }).filter(({ textContent }) => textContent);
  await user.click(way!);
  expect(await screen.findByRole('row', { name: /Mahler/ })).toBeVisible();
});

test('nothing to choose from says that the region leaves it out', async () => {
  await openInNorth('/reports/sales/data?type=venues');
  const drawer = within(await screen.findByRole('dialog', { name: 'What the report is about' }));
  expect(await drawer.findByRole('heading', { name: 'Nothing in the region North' })).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Show all regions' })).toBeVisible();
});

test('schedules and recent downloads name their region, whichever is chosen now, and say that they have questions', async () => {
  const request = { promoterCode: 'harbour-hall', regionId: 4, culture: 'en-GB' };
  const everywhere = { promoterCode: 'harbour-hall', culture: 'en-GB' };
  const about = { promoterCode: 'harbour-hall', report: 'customer-data', fileType: 'CSV', columns: [], showCode: null };
  const taken = { ...about, at: '2026-11-23T09:14:00.000Z', rows: 2, fileName: 'data.csv' };
  const schedule = {
    ...about,
    ...{ salesPeriod: 'as-asked', eventPeriod: 'as-asked', every: 'day', weekday: 1, dayOfMonth: 1, hour: 8 },
    ...{ timeZone: 'Europe/London', recipients: ['a@example.test'], isPaused: false, state: 'ACTIVE', failures: 0 },
    ...{ lastFailure: null, lastSentAt: null, nextRunAt: null, ownerName: 'Ada', isOwn: true, revision: 1 },
  };
  const { router } = await openReports('/reports/sales', {
    'GET /api/main/regions': { items: [{ id: 4, name: 'North', partnerSiteId: 'north' }] },
    'GET /api/reporting/report-downloads': listOf([
      { ...taken, id: 1, request, includeQuestions: true },
      { ...taken, id: 2, request: everywhere, includeQuestions: false },
    ]),
    'GET /api/reporting/report-schedules': listOf([
      { ...schedule, id: 1, name: 'Of the North', request, includeQuestions: true },
      { ...schedule, id: 2, name: 'Of all', request: everywhere, includeQuestions: false },
    ]),
  });
  expect(await screen.findByText('Events: All · Region: North · Include questions')).toBeVisible();
  expect(screen.getByText('Events: All')).toBeVisible();
  await act(() => router.navigate('/reports/customer-data/schedules'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Reports by e-mail' }));
  const [ofNorth, ofAll] = await drawer.findAllByRole('listitem');
  expect(within(ofNorth!).getByText('Region: North')).toBeVisible();
  expect(within(ofNorth!).getByText('Include questions')).toBeVisible();
  expect(within(ofAll!).queryByText(/Region|questions/)).toBeNull();
});

test('a recent download is taken again in its region, with the usual name of today or the name that it was given', async () => {
  const columns = ['plans_sold'];
  const about = { promoterCode: 'harbour-hall', fileType: 'CSV', rows: 2, showCode: null, includeQuestions: false };
  const ofNorth = { ...about, at: '2026-11-23T09:14:00.000Z', regionId: 4 };
  const request = { promoterCode: 'harbour-hall', regionId: 4, columns };
  const { user, bodies, seen } = await openReports('/reports/sales', {
    ...SALES_FILES,
    'GET /api/main/regions': { items: [{ id: 4, name: 'North', partnerSiteId: 'north' }] },
    'GET /api/reporting/report-downloads': listOf([
      {
        ...ofNorth,
        id: 1,
        report: 'instalments',
        fileName: 'instalments-harbour-hall-2026-11-23.csv',
        request: null,
        columns,
      },
      { ...ofNorth, id: 2, report: 'sales', fileName: 'sales-harbour-hall-2026-11-23.csv', request, columns: [] },
      {
        ...ofNorth,
        id: 3,
        report: 'sales',
        fileName: 'sales-harbour-hall-2026-11-01_2029-10-31.csv',
        request,
        columns: [],
      },
    ]),
    'GET /api/reporting/instalments/headline-figures': csv,
  });
  const today = toOwnDay(new Date());
  const [plans, usual, given] = await screen.findAllByRole('button', { name: /^Download .* again$/ });
  expect(screen.getAllByText('Events: All · Region: North')).toHaveLength(3);
  await user.click(plans!);
  const asked = () =>
    seen.filter(({ url }) => url.includes('headline-figures')).map(({ url }) => new URL(url, 'http://x'));
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(Object.fromEntries(asked()[0]?.searchParams ?? [])).toMatchObject({
    promoterCode: 'harbour-hall',
    regionId: '4',
    columns: 'plans_sold',
    fileName: `instalments-harbour-hall-${today}`,
  });
  await user.click(usual!);
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ regionId: 4, fileName: `sales-harbour-hall-${today}` }));
  await user.click(given!);
  await waitFor(() =>
    expect(bodies().at(-1)).toMatchObject({ regionId: 4, fileName: 'sales-harbour-hall-2026-11-01_2029-10-31' }),
  );
});

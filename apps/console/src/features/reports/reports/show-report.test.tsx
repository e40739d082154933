import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toOwnDay } from '#dates/calendar-day.ts';
import { signedIn } from '#session/session-state.ts';
import { EVENT_ANSWERS, PICKED_EVENT } from '#test/event-answers.ts';
import { COLUMN_SETS, column, FINANCE, granted, listOf, openReports } from '#test/reports-server.tsx';

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const csv = () =>
  new Response('Hold label\r\nSponsor\r\n', {
    headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="seat-holds.csv"' },
  });

test('who may make reports of seats only keeps columns and finds files again too', async () => {
  const page = {
    columns: [column('hold_label', 'Hold label')],
    items: [{ hold_label: 'Sponsor' }],
    totals: [],
    totalItems: 1,
    totalPages: 1,
    totalKind: 'exact',
  };
  await openReports('/reports/seat-holds?showCode=K7M2QXRB&drawer=tableColumnSelect', {
    ...granted('report:sales', 'report:instalments', 'customer:export', 'fanshare:read'),
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
    [COLUMN_SETS]: listOf([{ ...FINANCE, report: 'seat-holds', name: 'For the door' }]),
    'GET /api/reporting/report-downloads': listOf([
      {
        id: 3,
        promoterCode: 'harbour-hall',
        report: 'seats-manifest',
        fileType: 'CSV',
        fileName: 'seats.csv',
        at: '2026-11-23T09:14:00.000Z',
        rows: 8,
        showCode: 'K7M2QXRB',
        request: null,
        columns: [],
        includeQuestions: false,
      },
    ]),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Columns' }));
  expect(await drawer.findByRole('button', { name: 'For the door' })).toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Save columns' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download seats.csv again', hidden: true })).toBeInTheDocument();
});

test('a report about one event shows its first rows, and is its file in the columns that are seen', async () => {
  const page = {
    columns: [column('hold_label', 'Hold label'), { ...column('agreed', 'Agreed quantity'), isDefault: false }],
    items: [{ hold_label: 'Sponsor', agreed: 12 }],
    totals: [],
    totalItems: 1,
    totalPages: 1,
    totalKind: 'exact',
  };
  const { user, seen } = await openReports('/reports/seat-holds?showCode=K7M2QXRB', {
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
  const query = new URL(asked()[0]?.url ?? '', 'http://x').searchParams;
  expect(query.get('columns')).toBe('hold_label,agreed');
  // The day is that of the reader, whatever the clock of the venue or of the server.
  expect(query.get('fileName')).toBe(`seat-holds-K7M2QXRB-${toOwnDay(new Date())}`);
  await user.click(screen.getByRole('radio', { name: 'Excel' }));
  await user.click(await screen.findByRole('button', { name: 'Download Excel' }));
  await waitFor(() => expect(asked().at(-1)?.headers.get('accept')).toMatch(/spreadsheetml\.sheet$/));
  expect(screen.getByRole('link', { name: 'Seats as a picture' })).toHaveAttribute('href', '/shows/K7M2QXRB');
});

test('the one event that another report is about is that of a report about one event, until it is taken away', async () => {
  const answers = {
    'GET /api/main/shows/K7M2QXRB': {
      showCode: 'K7M2QXRB',
      promoterCode: 'harbour-hall',
      name: { 'en-GB': 'Mahler: Symphony No. 5' },
      defaultCulture: 'en-GB',
      startsAtLocal: '2026-12-10T19:30:00',
      timeZone: 'America/New_York',
      seating: 'RESERVED',
    },
  };
  const { user, router } = await openReports('/reports/seat-holds?events=K7M2QXRB', answers);
  expect(await screen.findByRole('heading', { name: 'Mahler: Symphony No. 5' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByText('Choose an event')).toBeInTheDocument();
});

test('a report about one event leads to the choice of the event', async () => {
  const { user, router, seen } = await openReports('/reports/seat-holds', {
    ...EVENT_ANSWERS,
    'GET /api/main/shows': listOf([{ ...PICKED_EVENT, status: 'ACTIVE' }]),
  });
  await user.click(await screen.findByRole('button', { name: 'Find an event' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Choose an event' }));
  await user.click(await drawer.findByRole('button', { name: /Mahler/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?showCode=K7M2QXRB'));
  expect(seen.some(({ url }) => url.includes('/shows?') && url.includes('sortOrderDescending=true'))).toBe(true);
});

test('paper of a report about one event says whose it is and who made it when, and has a total only of what adds up', async () => {
  const page = {
    columns: [
      column('seat', 'Seat'),
      column('block', 'Block'),
      { ...column('sold', 'Sold', 'number'), isDefault: false },
    ],
    items: [{ seat: 'A 1', block: 'Stalls', sold: 1 }],
    totals: [{ currency: 'GBP', values: { sold: 1 } }],
    totalItems: 1,
    totalPages: 1,
    totalKind: 'exact',
  };
  const { store, user } = await openReports('/reports/seats-manifest?showCode=K7M2QXRB', {
    'GET /api/main/shows/K7M2QXRB': {
      showCode: 'K7M2QXRB',
      promoterCode: 'harbour-hall',
      name: { 'en-GB': 'Mahler: Symphony No. 5' },
      defaultCulture: 'en-GB',
      startsAtLocal: '2026-12-10T19:30:00',
      timeZone: 'America/New_York',
      seating: 'RESERVED',
    },
    'GET /api/reporting/shows/K7M2QXRB/reports/seats-manifest': page,
  });
  act(() => {
    store.dispatch(signedIn({ id: 'u1', fullName: 'Ada Lovelace', email: 'ada@example.test', region: null }));
  });
  expect(await screen.findByRole('cell', { name: 'A 1' })).toBeInTheDocument();
  const facts = screen.getByLabelText('Filter', { selector: 'dl' });
  expect([...facts.children].map(({ textContent }) => textContent)).toEqual([
    ...['Promoter', 'Harbour & Hall'],
    ...['Made at', expect.stringMatching(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d [A-Z]+/), 'Made by', 'Ada Lovelace'],
  ]);
  expect(screen.queryByText('Total')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await user.click(await drawer.findByRole('checkbox', { name: 'Sold' }));
  await user.click(drawer.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('row', { name: /^Total .*1$/ })).toBeInTheDocument();
});

import type { AuditEntry } from '@parterre/contract/audit';
import { ROLE_PERMISSIONS, type StandardRole } from '@parterre/contract/wire/permissions';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '#api/store.ts';
import { formatDateTime } from '#dates/format-date-time.ts';
import { describeZone, toWallTime } from '#dates/zone.ts';
import { paths } from '#pages/paths.ts';
import { setRegion } from '#session/session-state.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { EVENT_ANSWERS } from '#test/event-answers.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { findThing } from './find-thing.ts';
import { AuditPage } from './page/audit-page.tsx';

const LIST = 'GET /api/backstage/audit-entries';
const PRICED: AuditEntry = {
  auditEntryId: 31,
  promoterCode: 'harbour-hall',
  at: '2026-11-20T11:59:07.000Z',
  actor: 'Ben Oduya',
  actorId: 'user-ben',
  door: 'people',
  action: 'price.update',
  object: 'price',
  objectId: '7',
  show: { showCode: 'K7M2QXRB', name: { 'en-GB': 'Mahler' }, timeZone: 'Europe/London' },
  currency: 'GBP',
  address: '203.0.113.7',
  requestId: 'request-12345678',
  isMasked: false,
  summary: { name: 'Stalls', field: 'faceValueMinor', from: 4500, to: 4900, changes: 2 },
  changes: [
    { field: 'faceValueMinor', before: '4500', after: '4900' },
    { field: 'name.de', before: null, after: 'Parkett' },
  ],
};
const SOLD: AuditEntry = {
  ...PRICED,
  auditEntryId: 32,
  actor: 'Web shop',
  actorId: 'key:4',
  door: 'keys',
  action: 'order.purchase',
  object: 'order',
  objectId: 'K7M2QXRB4T',
  address: null,
  isMasked: true,
  summary: {},
  changes: [],
};

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(() => void vi.unstubAllGlobals());

const listOf = <Item,>(items: readonly Item[]) => ({
  items,
  totalPages: 1,
  totalItems: items.length,
  totalKind: 'exact' as const,
});

interface Opened {
  path?: string;
  answers?: Parameters<typeof answerByPath>[0];
  as?: StandardRole;
  language?: string;
  store?: ReturnType<typeof createStore>;
}

async function open({ path = '', answers = {}, as = 'auditor', ...how }: Opened) {
  const seen = startFakeServer(
    answerByPath({
      ...EVENT_ANSWERS,
      'GET /api/main/features': { items: [], permissions: [...ROLE_PERMISSIONS[as]], mode: 'app' },
      'GET /api/backstage/promoters/harbour-hall/audit-entries/31': PRICED,
      'GET /api/backstage/promoters/harbour-hall/audit-entries/32': SOLD,
      'GET /api/backstage/audit-actors': listOf([
        { actorId: 'user-ben', name: 'Ben Oduya', promoterCode: 'harbour-hall', door: 'people' },
      ]),
      [LIST]: listOf([PRICED, SOLD]),
      ...answers,
    }),
  );
  const element = (
    <FeaturesGate>
      <AuditPage />
    </FeaturesGate>
  );
  const children = [{ path: ':promoterCode/:auditEntryId', Component: EntryDrawer }];
  const router = createMemoryRouter([{ path: '/audit', element, children }], { initialEntries: [`/audit${path}`] });
  await renderWithConsole(<RouterProvider router={router} />, how);
  await screen.findByRole('heading', { level: 1, hidden: true });
  const asked = () => {
    const last = seen.findLast(({ url }) => url.startsWith('/api/backstage/audit-entries?'));
    return Object.fromEntries(new URLSearchParams(last?.url.split('?')[1]));
  };
  return { seen, asked, router, user: userEvent.setup({ delay: null }) };
}

describe('the audit', () => {
  test('says in a sentence who did what, when, on which event and from where', async () => {
    await open({});
    const link = await screen.findByRole('link', { name: 'Stalls: price changed to GBP 49.00' });
    expect(screen.getByRole('heading', { level: 1, name: 'Auditing history' })).toBeVisible();
    const row = link.closest<HTMLElement>('tr');
    if (!row) throw new Error('no row');
    for (const words of ['Ben Oduya', 'signed in', '20/11/2026', '11:59:07', 'Mahler', '203.0.113.7'])
      expect(within(row).getByText(words)).toBeInTheDocument();
    expect(within(row).getByText(/^Was GBP 45.00/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order K7M2QXRB4T bought' })).toBeInTheDocument();
    expect(screen.getByText('Times are on the clock of Europe/London.')).toBeInTheDocument();
  });

  test('has every region, also while one is chosen, and says so', async () => {
    const store = createStore();
    const { asked } = await open({ store });
    await screen.findByRole('link', { name: 'Stalls: price changed to GBP 49.00' });
    expect(screen.queryByText(/All regions/)).toBeNull();
    act(() => void store.dispatch(setRegion(4)));
    expect(screen.getByText(/Times are on the clock of .*\. All regions are shown here\./)).toBeVisible();
    expect(asked()).not.toHaveProperty('regionId');
  });

  test('of all promoters has the zone of its reader at every time', async () => {
    const promoter = { defaultCulture: 'en-GB', cultures: ['en-GB'], currency: 'GBP', timeZone: 'Europe/London' };
    const items = ['harbour-hall', 'kulturwerk'].map((code, at) => ({ id: at + 7, code, name: code, ...promoter }));
    await open({ answers: { 'GET /api/main/promoters': { items } } });
    const [row] = await screen.findAllByRole('row', { name: /Stalls/ });
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const time = formatDateTime(toWallTime(PRICED.at, own), 'HH:mm:ss');
    expect(row).toHaveTextContent(`${time} ${describeZone(own, PRICED.at)}`);
    expect(screen.getByText(`Times are on the clock of ${own}.`)).toBeInTheDocument();
  });

  test.each([
    ['en-GB', 'Ben Oduya: switched off changed to Seat manager, Orders', 'Was Reports'],
    ['de', 'Ben Oduya: abgeschaltet geändert auf Saalplan-Manager, Bestellungen', 'Vorher Berichte'],
  ] as const)('names closed features as the page of the promoter does (%s)', async (language, title, note) => {
    const change = { field: 'closedFeatures', before: 'reporting', after: 'seat-manager, order-management' };
    const summary = { name: 'Ben Oduya', field: 'closedFeatures', from: 'x', to: 'y', changes: 1 };
    const entry = { ...PRICED, action: 'user.update', object: 'user', show: null, summary, changes: [change] };
    await open({ answers: { [LIST]: listOf([entry]) }, language });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^${note}`))).toBeInTheDocument();
  });

  test('is asked for as the URL says, days on the clock of the promoter', async () => {
    const filters = 'kind=tickets&door=people&showCode=K7M2QXRB&thing=price:7&address=203.0.113.7&actorId=user-ben';
    const { asked } = await open({ path: `?${filters}&dateFrom=2026-07-01&dateTo=2026-07-02` });
    await screen.findByRole('link', { name: /^Stalls/ });
    expect(asked()).toEqual({
      promoterCode: 'harbour-hall',
      kind: 'tickets',
      door: 'people',
      showCode: 'K7M2QXRB',
      object: 'price',
      objectId: '7',
      address: '203.0.113.7',
      actorId: 'user-ben',
      from: '2026-06-30T23:00:00.000Z',
      to: '2026-07-02T23:00:00.000Z',
      pageIndex: '1',
      pageSize: '20',
    });
    expect(await screen.findByText('Ticket 7')).toBeInTheDocument();
  });

  test('shows the one day of an open range where the range is chosen', async () => {
    const { user } = await open({ path: '?dateTo=2026-07-02' });
    await user.click(await screen.findByRole('button', { name: /until 02\/07\/2026/ }));
    expect(await screen.findByLabelText('Until')).toHaveValue('02/07/2026');
    expect(screen.getByLabelText('From')).toHaveValue('');
  });

  test('is filtered by person and by kind, and the filters are removed again', async () => {
    const { asked, router, user } = await open({});
    await user.click(await screen.findByRole('button', { name: 'Who' }));
    await user.click(await screen.findByRole('combobox', { name: 'Find a person or a key' }));
    await user.click(await screen.findByRole('option', { name: /Ben Oduya/ }));
    await waitFor(() => expect(asked()).toMatchObject({ actorId: 'user-ben' }));
    await user.click(screen.getByRole('button', { name: 'What' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Personal data viewed or exported' }));
    await waitFor(() => expect(asked()).toMatchObject({ kind: 'personal-data' }));
    expect(router.state.location.search).toBe('?actorId=user-ben&kind=personal-data');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked()).not.toHaveProperty('kind'));
  });

  test('is exported as it is filtered', async () => {
    const { seen, user } = await open({ path: '?kind=tickets' });
    await screen.findByRole('link', { name: /^Stalls/ });
    await user.click(screen.getByRole('button', { name: /^Export/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^Export as CSV/ }));
    const taken = () => seen.find(({ headers }) => headers.get('accept') === 'text/csv');
    await waitFor(() => expect(taken()?.url).toContain('kind=tickets'));
    expect(taken()?.url).toContain('culture=en-GB');
    expect(taken()?.url).not.toContain('pageIndex');
  });

  test('of all promoters says in the one export menu that a file covers one of them', async () => {
    const promoter = { defaultCulture: 'en-GB', cultures: ['en-GB'], currency: 'GBP', timeZone: 'Europe/London' };
    const items = ['harbour-hall', 'kulturwerk'].map((code, at) => ({ id: at + 7, code, name: code, ...promoter }));
    const { user } = await open({ answers: { 'GET /api/main/promoters': { items } } });
    await screen.findAllByRole('row', { name: /Stalls/ });
    await user.click(screen.getByRole('button', { name: /^Export/ }));
    const csv = await screen.findByRole('menuitem', { name: /^Export as CSV/ });
    expect(csv).toHaveAccessibleDescription('Choose a promoter first: each file covers one.');
    expect(screen.getByRole('menuitem', { name: 'Print' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('says what it needs to those who may not read it, and asks for nothing', async () => {
    const { seen } = await open({ as: 'marketing' });
    expect(await screen.findByText('You cannot read the auditing history')).toBeInTheDocument();
    expect(screen.getByText(/“See everything that was done, by whom and from where”/)).toBeInTheDocument();
    expect(seen.some(({ url }) => url.includes('/audit'))).toBe(false);
  });

  test('says that nothing matches, and offers to clear the filters', async () => {
    const { asked, user } = await open({ path: '?kind=money', answers: { [LIST]: listOf([]) } });
    expect(await screen.findByText('No entry matches these filters')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await waitFor(() => expect(asked()).not.toHaveProperty('kind'));
  });
});

describe('an entry', () => {
  test('has every field before and after, and leads to more of the same', async () => {
    await open({ path: '/harbour-hall/31?kind=tickets' });
    const drawer = await screen.findByRole('dialog', { name: /^Stalls/ });
    const table = within(await within(drawer).findByRole('table'));
    expect(table.getByText('GBP 45.00')).toBeInTheDocument();
    expect(table.getByText('GBP 49.00')).toBeInTheDocument();
    expect(table.getByText('name (German)')).toBeInTheDocument();
    const leadsTo = (name: string) => within(drawer).getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Ticket 7')).toBe('/shows/K7M2QXRB/tickets/7');
    expect(leadsTo('Everything they did')).toBe('/audit?actorId=user-ben');
    expect(leadsTo('Everything done to it')).toBe('/audit?thing=price%3A7');
    expect(leadsTo('Everything on this event')).toBe('/audit?showCode=K7M2QXRB');
    expect(leadsTo('Everything from there')).toBe('/audit?address=203.0.113.7');
  });

  test('about people says that it is kept from the reader', async () => {
    await open({ path: '/harbour-hall/32' });
    expect(await screen.findByText(/You need the permission “See customers”/)).toBeInTheDocument();
  });
});

test('the thing of an entry is found by its kind, unless it is gone', () => {
  expect(findThing(SOLD)).toBe(paths.order('K7M2QXRB4T'));
  expect(findThing({ ...SOLD, object: 'customer', objectId: '5' })).toBe(paths.customer(5));
  expect(findThing({ ...PRICED, action: 'price.remove' })).toBeUndefined();
  expect(findThing({ ...PRICED, show: null })).toBeUndefined();
  expect(findThing({ ...PRICED, object: 'report-download' })).toBeUndefined();
});

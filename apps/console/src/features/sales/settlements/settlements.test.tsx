import type { SettlementPreview } from '@parterre/contract/settlements';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '#api/store.ts';
import { setRegion } from '#session/session-state.ts';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { OpenStatementPage } from './open-statement-page.tsx';
import { SettlementsPage } from './settlements-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const line = { showCode: 'K7M2QXRB', showName: { 'en-GB': 'Mahler' }, startsAtLocal: '2026-12-10T19:30:00' };
const PREVIEW: SettlementPreview = {
  promoterCode: 'harbour-hall',
  promoterName: 'Harbour & Hall',
  showCode: null,
  showName: null,
  fromOn: '2026-11-01',
  toOn: '2026-11-30',
  currency: 'GBP',
  tickets: 3,
  receiptsMinor: 20_700,
  deductionsMinor: -2375,
  netMinor: 18_325,
  lines: [
    { ...line, section: 'sales', kind: 'gross', label: 'Stalls', quantity: 4, amountMinor: 20_000 },
    { ...line, section: 'sales', kind: 'cancelled', label: 'Stalls', quantity: -1, amountMinor: -5000 },
    { ...line, section: 'correction', kind: 'fee', label: '', quantity: null, amountMinor: 5700 },
    { ...line, section: 'deduction', kind: 'deduction', label: 'Venue share', quantity: null, amountMinor: -2375 },
    {
      showCode: null,
      showName: null,
      startsAtLocal: null,
      section: 'apart',
      kind: 'payment',
      label: '',
      quantity: null,
      amountMinor: 16_100,
    },
  ],
  movementsBefore: 2,
  digest: 'a'.repeat(64),
};

async function openStatement(answers: Parameters<typeof answerByPath>[0] = {}, search = '') {
  const seen = startFakeServer(answerByPath({ 'GET /api/reporting/settlements/preview': PREVIEW, ...answers }));
  const element = (
    <FeaturesGate>
      <OpenStatementPage />
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const routes = [
    { path: '/finance/settlements/open', element },
    { path: '/finance/settlements/:settlementId', element: <Notices closeLabel="Close" /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/finance/settlements/open${search}`] });
  await renderWithConsole(<RouterProvider router={router} />, { language: 'en-GB' });
  await screen.findByRole('row', { name: /Tickets sold: Stalls/ });
  return { router, seen, user: userEvent.setup({ delay: null }) };
}

test('an open statement is agreed as it is shown once a word was typed, and leads to the settlement', async () => {
  const { router, seen, user } = await openStatement({
    'POST /api/reporting/settlements': () => json({ settlementId: 12, number: 3 }, 201),
  });
  await user.click(screen.getByRole('button', { name: 'Agree statement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/AGREED/), 'AGREED');
  await user.click(dialog.getByRole('button', { name: 'Agree statement' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/finance/settlements/12'));
  const sent = seen.find(({ method }) => method === 'POST');
  expect(JSON.parse(String(sent?.body))).toMatchObject({ digest: PREVIEW.digest, currency: 'GBP' });
});

test('an open statement is shown line by line with its sums, and says which period comes before it', async () => {
  await openStatement();
  expect(screen.getByRole('row', { name: 'Tickets sold: Stalls 4 200.00' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Tickets cancelled: Stalls −1 −50.00' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Venue share −23.75' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Net 183.25' })).toBeVisible();
  expect(screen.getByText(/2 movements before this period/)).toBeVisible();
});

test('what no event can have as its code is not asked for', async () => {
  const { seen } = await openStatement({}, '?showCode=MAHLER');
  expect(seen.find(({ url }) => url.includes('/settlements/preview'))?.url).not.toContain('showCode');
});

test('who may not agree statements finds the button locked, with its reason', async () => {
  const { seen, user } = await openStatement(allBut('settlement:write'));
  const button = screen.getByRole('button', { name: 'Agree statement' });
  expect(button).toHaveAccessibleDescription(/You need the permission “Agree settlements and change their rules”/);
  await user.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('agreeing needs a typed word and the figures that were shown; changed figures are shown again', async () => {
  const { seen, user } = await openStatement({
    'POST /api/reporting/settlements': () =>
      problem('CONFLICT', { details: { reason: 'figures-changed', digest: 'a'.repeat(64), netMinor: 100 } }),
  });
  await user.click(screen.getByRole('button', { name: 'Agree statement' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Agree statement' });
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByLabelText(/AGREED/), 'AGREED');
  await user.click(confirm);
  expect(await screen.findByText(/figures have changed/)).toBeVisible();
  const sent = seen.find(({ method, url }) => method === 'POST' && url.endsWith('/settlements'));
  expect(JSON.parse(String(sent?.body))).toMatchObject({ digest: PREVIEW.digest, promoterCode: 'harbour-hall' });
});

test('the settlements are asked for in the region that was chosen, and say so when there is none', async () => {
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/regions': { items: [{ id: 4, name: 'North', partnerSiteId: 'north' }] },
      'GET /api/reporting/settlements': { items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' },
    }),
  );
  const store = createStore();
  store.dispatch(setRegion(4));
  const element = (
    <FeaturesGate>
      <SettlementsPage />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/finance/settlements'] });
  await renderWithConsole(<RouterProvider router={router} />, { store });
  expect(await screen.findByRole('heading', { name: 'Nothing in the region North' })).toBeVisible();
  const asked = seen.filter(({ url }) => url.startsWith('/api/reporting/settlements?')).map(({ url }) => url);
  expect(asked.at(-1)).toContain('regionId=4');
  await userEvent.click(screen.getByRole('button', { name: 'Show all regions' }));
  expect(await screen.findByRole('heading', { name: 'No settlements yet' })).toBeVisible();
});

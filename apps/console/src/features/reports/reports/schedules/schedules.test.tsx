import { REPORT_COLUMNS } from '@parterre/contract/choices/report-columns';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectHasUnsavedChanges } from '#api/settings.ts';
import { json, problem, type SeenRequest } from '#test/fake-server.ts';
import { column, granted, listOf, openReports, PAGE } from '#test/reports-server.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const SCHEDULES = '/api/reporting/report-schedules';
const RUNNING = {
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
  fileType: 'EXCEL',
  eventPeriod: 'as-asked',
  salesPeriod: 'yesterday',
  request: {
    showSelection: { showCodes: ['K7M2QXRB'] },
    priceNames: ['Orchestra A'],
    itemTypes: [],
    includePending: true,
  },
  state: 'ACTIVE',
  ownerName: 'Ada',
  isOwn: true,
  failures: 0,
  lastFailure: null,
  nextRunAt: '2026-11-27T07:00:00.000Z',
  revision: 2,
};

test('a report is sent by e-mail with what is chosen and filtered now, and stopped again', async () => {
  const { user, seen, store } = await openReports('/reports/sales/schedules?events=K7M2QXRB&pending=true', {
    [`GET ${SCHEDULES}`]: listOf([RUNNING]),
    [`POST ${SCHEDULES}`]: () => json({ ...RUNNING, id: 5 }, 201),
    [`DELETE ${SCHEDULES}/4`]: () => new Response(null, { status: 204 }),
    [`PATCH ${SCHEDULES}/4`]: () => json({ ...RUNNING, state: 'PAUSED', revision: 3 }),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Reports by e-mail' }));
  expect(await drawer.findByText(/every Friday at 07:00 \(Europe\/London\)$/)).toBeInTheDocument();
  for (const fact of [
    ...['finance@example.test', 'Excel', 'Events: 1 chosen', 'Sold: The day before', 'Tickets: Orchestra A'],
    'Include pending',
  ])
    expect(drawer.getAllByText(fact)[0]).toBeInTheDocument();
  expect(drawer.getByText('Next: 27/11/2026, 07:00')).toBeInTheDocument();
  await user.type(drawer.getByRole('textbox', { name: 'Name' }), 'Mahler daily');
  expect(selectHasUnsavedChanges(store.getState())).toBe(true);
  await user.type(drawer.getByRole('textbox', { name: 'Recipients' }), 'a@example.test, b@example.test');
  await user.click(drawer.getByRole('button', { name: 'Schedule report' }));
  expect(await screen.findByText('Mahler daily is scheduled')).toBeInTheDocument();
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
  await user.click(drawer.getByRole('button', { name: 'Delete Daily sales' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete Daily sales?' }));
  expect(sent('DELETE')).toBeUndefined();
  await user.click(asked.getByRole('button', { name: 'Delete schedule' }));
  expect(await screen.findByText('Daily sales deleted')).toBeInTheDocument();
});

test('the events and the filter of a schedule are replaced by what is chosen on the page', async () => {
  localStorage.setItem('parterre.table.report-sales', JSON.stringify({ order: ['sold', 'venue'], hidden: ['venue'] }));
  const { user, seen } = await openReports('/reports/sales/schedules/4?events=QQ7M2XRB&cancelled=true', {
    [`GET ${SCHEDULES}`]: listOf([RUNNING]),
    [`PATCH ${SCHEDULES}/4`]: () => json({ ...RUNNING, revision: 3 }),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Daily sales' }));
  const renew = drawer.getByRole('switch', { name: 'Send what is chosen on this page instead' });
  expect(renew).toHaveAccessibleDescription(
    /^Until now: Events: 1 chosen · Sold: The day before · .* Instead: Events: 1 chosen · Include cancelled\.$/,
  );
  await user.click(renew);
  // What it replaces cannot be chosen beside it.
  expect(drawer.queryByRole('combobox', { name: 'Sold' })).not.toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Save schedule' }));
  expect(await screen.findByText('Daily sales saved')).toBeInTheDocument();
  const body = JSON.parse(String(seen.find(({ method }) => method === 'PATCH')?.body));
  expect(body).toMatchObject({ eventPeriod: 'as-asked', salesPeriod: 'as-asked', includeQuestions: false });
  expect(body.request.columns).toContain('sold');
  expect(body.request.columns).not.toContain('venue');
  expect(body.request).toMatchObject({
    promoterCode: 'harbour-hall',
    showSelection: { showCodes: ['QQ7M2XRB'] },
    includePending: false,
    includeCancelled: true,
  });
});

test('the time, the form and the recipients of a schedule are changed, its events and filter stay', async () => {
  const { user, seen, router } = await openReports('/reports/sales/schedules?pending=true', {
    [`GET ${SCHEDULES}`]: listOf([RUNNING]),
    [`PATCH ${SCHEDULES}/4`]: () => json({ ...RUNNING, revision: 3 }),
  });
  const edit = await screen.findByRole('link', { name: 'Edit Daily sales' });
  await act(() => router.navigate(edit.getAttribute('href') ?? ''));
  const drawer = within(await screen.findByRole('dialog', { name: 'Daily sales' }));
  expect(router.state.location).toMatchObject({ pathname: '/reports/sales/schedules/4', search: '?pending=true' });
  const recipients = drawer.getByRole('textbox', { name: 'Recipients' });
  expect(recipients).toHaveValue('finance@example.test');
  await user.type(recipients, '\nbox@example.test');
  await user.click(drawer.getByRole('radio', { name: 'CSV' }));
  await user.click(drawer.getByRole('button', { name: 'Save schedule' }));
  expect(await screen.findByText('Daily sales saved')).toBeInTheDocument();
  const sent = seen.find(({ method }) => method === 'PATCH');
  expect(JSON.parse(String(sent?.body))).toEqual({
    fileType: 'CSV',
    recipients: ['finance@example.test', 'box@example.test'],
  });
  expect(sent?.headers.get('if-match')).toBe('"2"');
  await waitFor(() => expect(router.state.location.pathname).toBe('/reports/sales/schedules'));
});

test('a schedule that somebody else changed too is shown beside mine, and saved over when told to', async () => {
  let stored = RUNNING;
  const { user } = await openReports('/reports/sales/schedules/4', {
    [`GET ${SCHEDULES}`]: () => json(listOf([stored])),
    [`PATCH ${SCHEDULES}/4`]: ({ headers, body }: SeenRequest) => {
      if (headers.get('if-match') !== `"${stored.revision}"`) return problem('STALE');
      stored = { ...stored, ...JSON.parse(String(body)), revision: stored.revision + 1 };
      return json(stored);
    },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Daily sales' }));
  const name = drawer.getByRole('textbox', { name: 'Name' });
  stored = { ...RUNNING, name: 'Theirs', revision: 3 };
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(drawer.getByRole('button', { name: 'Save schedule' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Somebody else changed this' }));
  expect(asked.getByRole('row', { name: 'Name Mine Theirs' })).toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(stored).toMatchObject({ name: 'Mine', hour: 7, revision: 4 }));
});

test('a schedule says whose permissions it has, and that it takes mine if I change what is sent', async () => {
  const theirs = { ...RUNNING, id: 5, name: 'Theirs', isOwn: false, lastFailure: 'NO_RIGHTS' };
  const { router } = await openReports('/reports/sales/schedules', {
    [`GET ${SCHEDULES}`]: listOf([RUNNING, theirs]),
  });
  const [own, other] = (await screen.findAllByRole('listitem')).map((item) => within(item));
  expect(own?.getByText('Sent with your permissions')).toBeInTheDocument();
  expect(other?.getByText('Sent with the permissions of Ada')).toBeInTheDocument();
  expect(other?.getByText('Not sent: Ada no longer has permission to run this report.')).toBeInTheDocument();
  await act(() => router.navigate('/reports/sales/schedules/5'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Theirs' }));
  expect(drawer.getByText(/^It is sent with the permissions of Ada\. If you change/)).toBeInTheDocument();
  await act(() => router.navigate('/reports/sales/schedules/4'));
  const mine = within(await screen.findByRole('dialog', { name: 'Daily sales' }));
  expect(mine.queryByText(/^It is sent with the permissions/)).not.toBeInTheDocument();
});

const CUSTOMERS = {
  ...PAGE,
  columns: [column('customer_name', 'Customer'), column('question_3', 'Diet?'), column('question_4', 'Access?')],
};

test.each([
  [[], [], true],
  [['question_4'], ['question_3'], true],
  [['question_3', 'question_4'], [], false],
])(
  'a schedule of customers with questions keeps the columns that are shown, also with %o hidden',
  async (hides, asks, includes) => {
    const fixed = ['customer_name', 'customer_email', 'tickets'];
    const order = [...REPORT_COLUMNS['customer-data'].map(({ key }) => key), 'question_3', 'question_4'];
    const hidden = order.filter((key) => (key.startsWith('question_') ? hides.includes(key) : !fixed.includes(key)));
    localStorage.setItem('parterre.table.report-customer-data', JSON.stringify({ order, hidden }));
    const stored = { ...RUNNING, report: 'customer-data' };
    const { user, seen, router } = await openReports('/reports/customer-data/schedules?questions=true', {
      'POST /api/reporting/reports/customer-data': () => json(CUSTOMERS),
      [`GET ${SCHEDULES}`]: listOf([stored]),
      [`POST ${SCHEDULES}`]: () => json({ ...stored, id: 5 }, 201),
      [`PATCH ${SCHEDULES}/4`]: () => json({ ...stored, revision: 3 }),
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Reports by e-mail' }));
    await user.type(drawer.getByRole('textbox', { name: 'Name' }), 'Buyers');
    await user.type(drawer.getByRole('textbox', { name: 'Recipients' }), 'a@example.test');
    await user.click(drawer.getByRole('button', { name: 'Schedule report' }));
    expect(await screen.findByText('Buyers is scheduled')).toBeInTheDocument();
    await act(() => router.navigate('/reports/customer-data/schedules/4?questions=true'));
    const editor = within(await screen.findByRole('dialog', { name: 'Daily sales' }));
    await user.click(await editor.findByRole('switch', { name: 'Send what is chosen on this page instead' }));
    await user.click(editor.getByRole('button', { name: 'Save schedule' }));
    expect(await screen.findByText('Daily sales saved')).toBeInTheDocument();
    const sent = seen.filter(({ method, url }) => method !== 'GET' && url.includes(SCHEDULES));
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toMatchObject(
      [1, 2].map(() => ({ includeQuestions: includes, request: { columns: [...fixed, ...asks] } })),
    );
  },
);

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
  const { user } = await openReports('/reports/sales/schedules', {
    'GET /api/main/promoters': listOf(promoters),
    'GET /api/reporting/report-schedules': listOf([]),
  });
  const drawer = await screen.findByRole('dialog', { name: 'Reports by e-mail' });
  await user.click(await within(drawer).findByRole('button', { name: 'Kulturwerk Nord' }));
  expect(await within(drawer).findByText('No report is sent by e-mail yet.')).toBeVisible();
});

test('the usual days move along with a schedule; too many schedules are refused in words', async () => {
  const refused = problem('RULE_BROKEN', { details: { reason: 'too-many-schedules', most: 100 } });
  const { user, seen } = await openReports('/reports/sales/schedules', {
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

test('without report:sales every button that changes a schedule says why it is locked', async () => {
  await openReports('/reports/sales/schedules', {
    ...granted('report:sales'),
    [`GET ${SCHEDULES}`]: listOf([RUNNING]),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Reports by e-mail' }));
  for (const name of ['Stop', 'Delete Daily sales', 'Schedule report'])
    expect(await drawer.findByRole('button', { name })).toHaveAccessibleDescription(/^You need the permission/);
  expect(drawer.getByRole('textbox', { name: 'Recipients' })).toBeDisabled();
});

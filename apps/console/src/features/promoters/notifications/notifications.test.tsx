import type { Notification, NotificationSettings } from '@parterre/contract/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, type SeenRequest, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { NotificationsDrawer } from './notifications-drawer.tsx';
import { NotificationsPage } from './page/notifications-page.tsx';

const LIST = 'GET /api/backstage/notifications';
const READ = 'POST /api/backstage/promoters/harbour-hall/notifications/read';
const SETTINGS = 'GET /api/backstage/promoters/harbour-hall/notification-settings';
const SET = 'PUT /api/backstage/promoters/harbour-hall/notification-settings';

const AGREED: Notification = {
  notificationId: 41,
  promoterCode: 'harbour-hall',
  kind: 'settlement.agreed',
  at: '2026-11-20T12:00:00.000Z',
  actorName: 'Ben',
  isUnread: true,
  show: null,
  ids: [7],
  details: {},
};
const SAVED: Notification = {
  ...AGREED,
  notificationId: 40,
  kind: 'seats.changed',
  isUnread: false,
  show: { showCode: 'ABCD2345', name: { 'en-GB': 'A concert' } },
  ids: [1],
  details: { seats: 12 },
};
const CHOSEN: NotificationSettings = {
  promoterCode: 'harbour-hall',
  email: 'olga@example.test',
  timeZone: 'Europe/London',
  items: [
    { kind: 'settlement.agreed', delivery: 'bell' },
    { kind: 'job.failed', delivery: 'now' },
  ],
  revision: 3,
};

const listOf = (items: readonly Notification[]) => ({
  items,
  totalPages: 1,
  totalItems: items.length,
  totalKind: 'exact' as const,
});

async function open(element: ReactNode, answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(
    answerByPath({
      [LIST]: listOf([AGREED, SAVED]),
      [SETTINGS]: CHOSEN,
      [READ]: () => new Response(null, { status: 204 }),
      ...answers,
    }),
  );
  const page = (
    <FeaturesGate>
      {element}
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  await renderWithConsole(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />, {});
  return { seen, user: userEvent.setup({ delay: null }) };
}

const bodyOf = (seen: Awaited<ReturnType<typeof open>>['seen'], call: string) => {
  const found = seen.find(({ method, url }) => `${method} ${url}` === call);
  return found && JSON.parse(String(found.body));
};

describe('the bell', () => {
  test('lists what happened with links, and marks it as read on closing', async () => {
    const onClose = vi.fn();
    const { seen, user } = await open(<NotificationsDrawer onClose={onClose} />);
    const agreed = await screen.findByRole('link', { name: 'Ben agreed a settlement' });
    expect(agreed).toHaveAttribute('href', '/finance/settlements/7');
    expect(screen.getByRole('link', { name: 'Ben changed 12 seats of A concert' })).toHaveAttribute(
      'href',
      '/shows/ABCD2345/seats/tickets',
    );
    expect(screen.getAllByText('Unread:')).toHaveLength(1);
    expect(screen.getAllByText('20/11/2026, 12:00')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
    await waitFor(() => expect(bodyOf(seen, READ)).toEqual({ notificationId: 41 }));
  });

  test('tells of alternating seats, which change no seat', async () => {
    const alternated = { ...SAVED, details: { seats: 0 } };
    await open(<NotificationsDrawer onClose={() => undefined} />, { [LIST]: listOf([alternated]) });
    expect(await screen.findByRole('link', { name: 'Ben changed the alternating seats of A concert' })).toBeVisible();
  });

  test('names the zone of each time where several promoters are seen', async () => {
    const promoter = { defaultCulture: 'en-GB', cultures: ['en-GB'] };
    const items = [
      { ...promoter, id: 7, code: 'harbour-hall', name: 'Hall', timeZone: 'America/New_York' },
      { ...promoter, id: 8, code: 'taoyuan', name: 'Taoyuan', timeZone: 'Asia/Taipei' },
    ];
    const elsewhere = { ...AGREED, notificationId: 39, promoterCode: 'taoyuan' };
    await open(<NotificationsDrawer onClose={() => undefined} />, {
      'GET /api/main/promoters': { items },
      [LIST]: listOf([AGREED, elsewhere]),
    });
    expect(await screen.findByText('20/11/2026, 07:00 EST · Hall')).toBeInTheDocument();
    expect(screen.getByText('20/11/2026, 20:00 UTC+8 · Taoyuan')).toBeInTheDocument();
  });

  test('says when nothing has happened, and then marks nothing as read', async () => {
    const { seen, user } = await open(<NotificationsDrawer onClose={() => undefined} />, { [LIST]: listOf([]) });
    expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('says what went wrong, with a way to try again', async () => {
    await open(<NotificationsDrawer onClose={() => undefined} />, { [LIST]: () => problem('INTERNAL') });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the page', () => {
  test('has a choice for each kind that concerns the user, and sends what was changed', async () => {
    const { seen, user } = await open(<NotificationsPage />, { [SET]: { ...CHOSEN, revision: 4 } });
    const field = await screen.findByRole('combobox', { name: /Settlement agreed/ });
    expect(screen.getByText(/olga@example.test/)).toBeInTheDocument();
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Daily e-mail' }));
    await user.click(await screen.findByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(bodyOf(seen, SET)).toEqual({ items: [{ kind: 'settlement.agreed', delivery: 'daily' }] });
  });

  test('keeps what was chosen in another tab meanwhile, and asks about what both changed', async () => {
    let now = CHOSEN;
    const chooseElsewhere = (items: NotificationSettings['items']) => {
      const others = now.items.filter(({ kind }) => !items.some((item) => item.kind === kind));
      now = { ...now, items: [...others, ...items], revision: now.revision + 1 };
    };
    const write = ({ headers, body }: SeenRequest) => {
      if (headers.get('if-match') !== `"${now.revision}"`) return problem('STALE');
      chooseElsewhere(JSON.parse(String(body)).items);
      return json(now);
    };
    const { user } = await open(<NotificationsPage />, { [SETTINGS]: () => json(now), [SET]: write });
    await user.click(await screen.findByRole('combobox', { name: /Settlement agreed/ }));
    await user.click(await screen.findByRole('option', { name: 'Daily e-mail' }));
    chooseElsewhere([
      { kind: 'settlement.agreed', delivery: 'off' },
      { kind: 'job.failed', delivery: 'weekly' },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Save notifications' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    const row = 'Settlement agreed Daily e-mail Not at all';
    expect(within(dialog).getByRole('row', { name: row })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() =>
      expect(now.items).toEqual([
        { kind: 'job.failed', delivery: 'weekly' },
        { kind: 'settlement.agreed', delivery: 'daily' },
      ]),
    );
  });

  test('says what was refused, and keeps what was chosen', async () => {
    const { user } = await open(<NotificationsPage />, { [SET]: () => problem('FORBIDDEN') });
    const field = await screen.findByRole('combobox', { name: /Settlement agreed/ });
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Daily e-mail' }));
    await user.click(await screen.findByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/permission/);
    expect(field).toHaveTextContent('Daily e-mail');
  });

  test('lists what happened', async () => {
    await open(<NotificationsPage />);
    const latest = within(await screen.findByRole('region', { name: 'Latest' }));
    expect(await latest.findByRole('link', { name: 'Ben agreed a settlement' })).toBeInTheDocument();
  });
});

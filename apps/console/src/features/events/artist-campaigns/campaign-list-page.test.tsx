import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '#api/store.ts';
import { setRegion } from '#session/session-state.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { CampaignListPage } from './campaign-list-page.tsx';

const LIST = 'GET /api/main/artist-campaigns';
const campaign = {
  artistCampaignId: 11,
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'As We Speak', de: 'Während wir sprechen' },
  artists: ['Béla Fleck', 'Zakir Hussain'],
  tourCount: 2,
  showCount: 1204,
  nextShowOn: '2026-12-10',
  thumbnailUrl: '/media/abc.webp',
  revision: 1,
};
const bare = {
  ...campaign,
  artistCampaignId: 12,
  name: { 'en-GB': 'Gala' },
  artists: [],
  nextShowOn: null,
  thumbnailUrl: null,
};
const REGIONS = { items: [{ id: 3, name: 'North', partnerSiteId: 'north' }] };
const page = (items: object[]) => ({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });

afterEach(() => vi.unstubAllGlobals());

async function open(
  answer: Parameters<typeof answerByPath>[0][string],
  { url = '/campaigns', language = 'en-GB', store = createStore() } = {},
) {
  const seen = startFakeServer(answerByPath({ [LIST]: answer, 'GET /api/main/regions': REGIONS }));
  const router = createMemoryRouter(
    [
      { path: '/campaigns', Component: CampaignListPage, children: [{ path: 'new', element: <p>The drawer</p> }] },
      { path: '/campaigns/:campaignId', element: <h1>The campaign</h1> },
    ],
    { initialEntries: [url] },
  );
  await renderWithConsole(<RouterProvider router={router} />, { language, store });
  return { seen, router, user: userEvent.setup({ delay: null }) };
}

describe('the list of campaigns', () => {
  test('shows what each is, in the reader’s language', async () => {
    await open(page([campaign, bare]), { language: 'de' });
    const row = await screen.findByRole('row', { name: /Während wir sprechen/ });
    expect(within(row).getByText('Béla Fleck, Zakir Hussain')).toBeInTheDocument();
    expect(within(row).getByText('1.204')).toBeInTheDocument();
    expect(within(row).getByText('10/12/2026')).toBeInTheDocument();
    expect(row.querySelector('img')).toHaveAttribute('src', '/media/abc.webp');
    expect(screen.getByRole('row', { name: /Gala/ }).querySelector('img')).toBeNull();
  });

  test('says so where the chosen region has none, and shows those of all regions', async () => {
    const store = createStore();
    store.dispatch(setRegion(3));
    const { user } = await open(({ url }) => json(page(url.includes('regionId=3') ? [] : [campaign])), { store });
    expect(await screen.findByRole('heading', { name: 'Nothing in the region North' })).toBeVisible();
    expect(screen.queryByText('No campaigns yet')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all regions' }));
    expect(await screen.findByRole('row', { name: /As We Speak/ })).toBeVisible();
  });

  test('asks for what the URL says', async () => {
    const { seen } = await open(page([campaign]), {
      url: '/campaigns?search=fleck&dateFrom=2026-12-01&dateTo=2026-12-31&sort=NextShowDate&desc=true',
    });
    await screen.findByRole('row', { name: /As We Speak/ });
    const asked = seen.findLast(({ url }) => url.includes('artist-campaigns'))?.url ?? '';
    expect(Object.fromEntries(new URL(asked, 'http://x').searchParams)).toEqual({
      promoterCode: 'harbour-hall',
      searchTerm: 'fleck',
      dateFrom: '2026-12-01',
      dateTo: '2026-12-31',
      sortOrder: 'NextShowDate',
      sortOrderDescending: 'true',
      pageIndex: '1',
      pageSize: '20',
    });
  });

  test('puts words and order into the URL, and leads to the tours', async () => {
    const { user, router } = await open(page([campaign]));
    await screen.findByRole('row', { name: /As We Speak/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or artist' }), 'zakir{Enter}');
    expect(router.state.location.search).toBe('?search=zakir');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Next event' }));
    expect(router.state.location.search).toContain('sort=NextShowDate');
    expect(screen.getByRole('link', { name: 'Tours' })).toHaveAttribute('href', '/tours');
    expect(screen.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('aria-current', 'page');
  });

  test('keeps its filters behind the drawer that creates a campaign', async () => {
    await open(page([campaign]), { url: '/campaigns?search=fleck&drawer=language' });
    await screen.findByRole('row', { name: /As We Speak/ });
    const create = screen.getByRole('link', { name: 'Create campaign' });
    expect(create).toHaveAttribute('href', '/campaigns/new?search=fleck');
  });

  test('opens a campaign by its row', async () => {
    const { user, router } = await open(page([campaign]));
    await user.click(within(await screen.findByRole('row', { name: /As We Speak/ })).getByText('10/12/2026'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/11'));
  });

  test('says what to do where there is none, and where none matches', async () => {
    await open(page([]));
    expect(await screen.findByText('No campaigns yet')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Create campaign' })).toHaveLength(2);
  });

  test('clears the filters that nothing matches', async () => {
    const { user, router } = await open(page([]), { url: '/campaigns?search=nothing' });
    await screen.findByText('No campaign matches. Search with fewer words, or clear the filters.');
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(router.state.location.search).toBe('');
  });

  test('tries again what failed', async () => {
    let isDown = true;
    const { user } = await open(() => (isDown ? problem('UNAVAILABLE') : json(page([campaign]))));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /As We Speak/ })).toBeInTheDocument();
  });

  test('says to whom may not create one which permission is missing', async () => {
    startFakeServer(
      answerByPath({
        [LIST]: page([campaign]),
        'GET /api/main/features': { items: [], permissions: ['show:read'], mode: 'app' },
      }),
    );
    const router = createMemoryRouter([{ path: '/campaigns', Component: CampaignListPage }], {
      initialEntries: ['/campaigns'],
    });
    await renderWithConsole(<RouterProvider router={router} />);
    await screen.findByRole('row', { name: /As We Speak/ });
    expect(screen.getByRole('button', { name: 'Create campaign' })).toHaveAccessibleDescription(
      /Change tours and campaigns/,
    );
  });
});

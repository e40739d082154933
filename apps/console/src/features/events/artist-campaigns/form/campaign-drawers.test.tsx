import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, type SeenRequest, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { stubLayout } from '#test/stub-layout.ts';
import { EditCampaignDrawer } from './edit-campaign-drawer.tsx';
import { NewCampaignDrawer } from './new-campaign-drawer.tsx';

beforeAll(stubLayout);
afterEach(() => vi.unstubAllGlobals());

const CREATE = 'POST /api/main/artist-campaigns';
const GET = 'GET /api/main/artist-campaigns/11';
const UPDATE = 'PATCH /api/main/artist-campaigns/11';
const campaign = {
  artistCampaignId: 11,
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'As We Speak', de: 'Während wir sprechen' },
  description: { 'en-GB': '<p>Four friends</p>' },
  outdatedTexts: {},
  performingArtistIds: [1],
  artists: ['Béla Fleck'],
  images: [],
  tourCount: 0,
  showCount: 0,
  nextShowOn: null,
  thumbnailUrl: null,
  revision: 4,
};
const artists = {
  items: [{ performingArtistId: 1, name: 'Béla Fleck' }],
  totalPages: 1,
  totalItems: 1,
  totalKind: 'exact',
};

async function open(url: string, answers: Parameters<typeof answerByPath>[0]) {
  const seen = startFakeServer(answerByPath({ 'GET /api/main/performing-artists': artists, ...answers }));
  const gate = (drawer: React.ReactNode) => <FeaturesGate>{drawer}</FeaturesGate>;
  const router = createMemoryRouter(
    [
      { path: '/campaigns', element: <h1>The campaigns</h1> },
      { path: '/campaigns/new', element: gate(<NewCampaignDrawer />) },
      { path: '/campaigns/:campaignId', element: <h1>The campaign</h1> },
      { path: '/campaigns/:campaignId/edit', element: gate(<EditCampaignDrawer />) },
    ],
    { initialEntries: [url] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  const name = await screen.findByLabelText('Name');
  return { seen, router, name, user: userEvent.setup({ delay: null }) };
}

const bodyOf = (request: SeenRequest | undefined) => JSON.parse(String(request?.body));
const rename = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the drawer that creates a campaign', () => {
  test('sends what was written and leads to the campaign', async () => {
    const { seen, router, name, user } = await open('/campaigns/new', { [CREATE]: () => json(campaign, 201) });
    rename(name, 'As We Speak');
    await user.click(screen.getByRole('button', { name: 'Create campaign' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/11'));
    expect(bodyOf(seen.find(({ method }) => method === 'POST'))).toEqual({
      promoterCode: 'harbour-hall',
      name: { 'en-GB': 'As We Speak' },
      description: {},
      performingArtistIds: [],
    });
  });

  test('asks for a name, and says when it is taken', async () => {
    const fieldErrors = [
      { field: 'name.en-GB', code: 'campaignNameTaken' as const, message: 'Another campaign has this name' },
    ];
    const { seen, name, user } = await open('/campaigns/new', {
      [CREATE]: () => problem('NAME_TAKEN', { fieldErrors }),
    });
    await user.click(screen.getByRole('button', { name: 'Create campaign' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('This field is required'));
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
    rename(name, 'As We Speak');
    await user.click(screen.getByRole('button', { name: 'Create campaign' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Another campaign has this name/));
  });

  test('asks whose it is while all promoters are shown', async () => {
    const two = ['Harbour & Hall', 'Kulturwerk'].map((promoter, at) => ({
      id: at + 7,
      code: `p-${at}`,
      name: promoter,
      defaultCulture: 'en-GB',
      cultures: ['en-GB'],
      currency: 'GBP',
    }));
    startFakeServer(answerByPath({ 'GET /api/main/promoters': { items: two } }));
    const router = createMemoryRouter([{ path: '/campaigns/new', Component: NewCampaignDrawer }], {
      initialEntries: ['/campaigns/new'],
    });
    await renderWithConsole(<RouterProvider router={router} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Kulturwerk' }));
    expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  });
});

describe('the drawer that edits a campaign', () => {
  test('sends only what changed, under the revision that was read, and closes', async () => {
    const saved = { ...campaign, name: { 'en-GB': 'New' }, revision: 5 };
    const { seen, router, name, user } = await open('/campaigns/11/edit', { [GET]: campaign, [UPDATE]: saved });
    expect(screen.queryByRole('button', { name: 'Save campaign' })).toBeNull();
    rename(name, 'New');
    await user.click(await screen.findByRole('button', { name: 'Save campaign' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/11'));
    const sent = seen.find(({ method }) => method === 'PATCH');
    expect(bodyOf(sent)).toEqual({ name: { 'en-GB': 'New', de: 'Während wir sprechen' } });
    expect(sent?.headers.get('if-match')).toBe('"4"');
  });

  test('asks about a name somebody else changed meanwhile, and saves over it when told to', async () => {
    let isChanged = false;
    const theirs = { ...campaign, name: { ...campaign.name, 'en-GB': 'Theirs' }, revision: 5 };
    const { seen, name, user } = await open('/campaigns/11/edit', {
      [GET]: () => json(isChanged ? theirs : campaign),
      [UPDATE]: ({ headers }) =>
        headers.get('if-match') === '"5"' ? json({ ...theirs, revision: 6 }) : problem('STALE'),
    });
    isChanged = true;
    rename(name, 'Mine');
    await user.click(await screen.findByRole('button', { name: 'Save campaign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(within(dialog).getByRole('row', { name: /^Name Mine · .+ Theirs · / })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(seen.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
  });

  test('is read-only for a user who may not change it', async () => {
    const { name } = await open('/campaigns/11/edit', {
      [GET]: campaign,
      'GET /api/main/features': { items: [], permissions: ['show:read'], mode: 'app' },
    });
    expect(name).toBeDisabled();
    expect(screen.getByText(/You need the permission “Change tours and campaigns”/)).toBeInTheDocument();
  });

  test('keeps what was typed when saving failed', async () => {
    const { name, user } = await open('/campaigns/11/edit', {
      [GET]: campaign,
      [UPDATE]: () => problem('UNAVAILABLE'),
    });
    rename(name, 'Mine');
    await user.click(await screen.findByRole('button', { name: 'Save campaign' }));
    expect(
      await screen.findByText('The server is not available at the moment. Try again shortly.'),
    ).toBeInTheDocument();
    expect(name).toHaveValue('Mine');
  });
});

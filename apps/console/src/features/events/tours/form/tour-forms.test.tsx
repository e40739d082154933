import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, type SeenRequest, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { stubLayout } from '#test/stub-layout.ts';
import { EditTourDrawer } from './edit-tour-drawer.tsx';
import { NewTourPage } from './new-tour-page.tsx';

beforeAll(stubLayout);
afterEach(() => vi.unstubAllGlobals());

const page = (items: object[]) => ({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });
const campaign = { artistCampaignId: 7, promoterCode: 'harbour-hall', name: { 'en-GB': 'Winter campaign' } };
const promoters = page(
  ['kulturwerk-nord', 'harbour-hall'].map((code, at) => ({
    id: at + 1,
    code,
    name: code,
    defaultCulture: 'en-GB',
    cultures: ['en-GB'],
    currency: 'USD',
    countryCode: 'US',
    timeZone: 'America/New_York',
    linkHosts: [],
    auditYears: null,
    brand: null,
    demandsSecondFactor: false,
    closedFeatures: [],
    revision: 1,
  })),
);
const plans = [
  { id: 31, name: 'Full house', seatCount: 526, venueId: 3, isDefault: true },
  { id: 32, name: 'Stalls only', seatCount: 200, venueId: 3, isDefault: false },
];
const tour = {
  tourId: 5,
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Winter' },
  description: {},
  outdatedTexts: {},
  artistCampaign: null,
  performingArtistIds: [],
  plans: [
    { id: 31, name: 'Full house', venueId: 3, venueName: 'Merkin Hall', isDefault: true },
    { id: 32, name: 'Stalls only', venueId: 3, venueName: 'Merkin Hall', isDefault: false },
  ],
  showCount: 0,
  firstShowOn: null,
  lastShowOn: null,
  nextShowOn: null,
  revision: 2,
};

async function render(url: string, answers: Parameters<typeof answerByPath>[0]) {
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/performing-artists': page([]),
      'GET /api/main/artist-campaigns': page([campaign]),
      'GET /api/main/artist-campaigns/7': campaign,
      'GET /api/configuration/venues': page([{ venueId: 3, name: 'Merkin Hall', town: 'New York' }]),
      'GET /api/configuration/venues/3/seating-plans': { items: plans },
      'GET /api/main/tours/5': tour,
      ...answers,
    }),
  );
  const gate = (form: ReactNode) => <FeaturesGate>{form}</FeaturesGate>;
  const router = createMemoryRouter(
    [
      { path: '/tours', element: <h1>The tours</h1> },
      { path: '/tours/new', element: gate(<NewTourPage />) },
      { path: '/tours/:tourId', element: <h1>The tour</h1> },
      { path: '/tours/:tourId/edit', element: gate(<EditTourDrawer />) },
    ],
    { initialEntries: [url] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  return { seen, router };
}

async function open(url: string, answers: Parameters<typeof answerByPath>[0]) {
  const { seen, router } = await render(url, answers);
  const name = await screen.findByLabelText('Name');
  return { seen, router, name, user: userEvent.setup({ delay: null }) };
}

const bodyOf = (request: SeenRequest | undefined) => JSON.parse(String(request?.body));
const rename = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the page that creates a tour', () => {
  test('takes plans of a venue and a default among them, and leads to the tour', async () => {
    const { seen, router, name, user } = await open('/tours/new', { 'POST /api/main/tours': () => json(tour, 201) });
    rename(name, 'Winter');
    await user.click(screen.getByLabelText('Find a venue to add its plans'));
    await user.click(await screen.findByRole('option', { name: /Merkin Hall/ }));
    await user.click(await screen.findByRole('button', { name: 'Add Stalls only, Merkin Hall' }));
    await user.click(screen.getByRole('button', { name: 'Add Full house, Merkin Hall' }));
    const added = screen.getByRole('button', { name: 'Add Full house, Merkin Hall' });
    expect(added).toHaveAttribute('aria-disabled', 'true');
    expect(added).toHaveFocus();
    expect(screen.getByRole('radio', { name: /^None/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Full house/ }));
    await user.click(screen.getByRole('button', { name: 'Create tour' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tours/5'));
    expect(bodyOf(seen.find(({ method }) => method === 'POST'))).toEqual({
      promoterCode: 'harbour-hall',
      name: { 'en-GB': 'Winter' },
      description: {},
      artistCampaignId: null,
      performingArtistIds: [],
      planIds: [32, 31],
      defaultPlanId: 31,
    });
  });

  test('starts with the campaign it is made from', async () => {
    await open('/tours/new?campaign=7', {});
    await waitFor(() => expect(screen.getByLabelText('Campaign (optional)')).toHaveValue('Winter campaign'));
  });

  test('takes the promoter of the campaign where there are several', async () => {
    const { seen, user, name } = await open('/tours/new?campaign=7', {
      'GET /api/main/promoters': promoters,
      'POST /api/main/tours': () => json(tour, 201),
    });
    rename(name, 'Winter');
    await user.click(screen.getByRole('button', { name: 'Create tour' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(bodyOf(seen.find(({ method }) => method === 'POST'))).toMatchObject({
      promoterCode: 'harbour-hall',
      artistCampaignId: 7,
    });
  });

  test('finds a campaign by typing', async () => {
    const { seen, user } = await open('/tours/new', {});
    await user.type(screen.getByLabelText('Campaign (optional)'), 'wint');
    await waitFor(() => expect(seen.some(({ url }) => url.includes('searchTerm=wint'))).toBe(true));
    await user.click(await screen.findByRole('option', { name: 'Winter campaign' }));
    await waitFor(() => expect(screen.getByLabelText('Campaign (optional)')).toHaveValue('Winter campaign'));
  });

  test('says to whom may not create one which permission is missing, and asks for it', async () => {
    await render('/tours/new', {
      'GET /api/main/features': { items: [], permissions: ['show:read'], mode: 'app' },
    });
    expect(await screen.findByText('You cannot create tours')).toBeVisible();
    expect(screen.getByText(/Change tours and campaigns/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Ask for access' })).toBeEnabled();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });
});

describe('the drawer that edits a tour', () => {
  test('takes a plan away, and with it the default', async () => {
    const { seen, router, user } = await open('/tours/5/edit', {
      'PATCH /api/main/tours/5': { ...tour, revision: 3 },
    });
    expect(screen.getByRole('radio', { name: /Full house/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove Full house, Merkin Hall' }));
    expect(screen.getByRole('radio', { name: /^None/ })).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Save tour' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tours/5'));
    const sent = seen.find(({ method }) => method === 'PATCH');
    expect(bodyOf(sent)).toEqual({ planIds: [32], defaultPlanId: null });
    expect(sent?.headers.get('if-match')).toBe('"2"');
  });

  test('says at the plans that the default was removed meanwhile', async () => {
    const fieldErrors = [
      { field: 'defaultPlanId', code: 'tourDefaultPlan' as const, message: 'Must be one of the plans of the tour' },
    ];
    const { user } = await open('/tours/5/edit', {
      'PATCH /api/main/tours/5': () => problem('INVALID', { fieldErrors }),
    });
    await user.click(screen.getByRole('radio', { name: /Stalls only/ }));
    await user.click(await screen.findByRole('button', { name: 'Save tour' }));
    expect(await screen.findByText(/The default plan is no longer one of the plans/)).toBeInTheDocument();
  });

  test('tells both sides of what somebody else changed meanwhile, and saves over it when told to', async () => {
    let isChanged = false;
    const theirs = { ...tour, artistCampaign: campaign, revision: 3 };
    const { seen, user } = await open('/tours/5/edit', {
      'GET /api/main/tours/5': () =>
        json(isChanged ? theirs : { ...tour, artistCampaign: { ...campaign, artistCampaignId: 8 } }),
      'GET /api/main/artist-campaigns/8': { ...campaign, artistCampaignId: 8, name: { 'en-GB': 'Another' } },
      'PATCH /api/main/tours/5': ({ headers }) =>
        headers.get('if-match') === '"3"' ? json({ ...theirs, artistCampaign: null, revision: 4 }) : problem('STALE'),
    });
    const field = screen.getByLabelText('Campaign (optional)');
    await waitFor(() => expect(field).toHaveValue('Another'));
    isChanged = true;
    await user.clear(field);
    await user.click(await screen.findByRole('button', { name: 'Save tour' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(await within(dialog).findByRole('row', { name: 'Campaign – Winter campaign' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(seen.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
    expect(bodyOf(seen.findLast(({ method }) => method === 'PATCH'))).toEqual({ artistCampaignId: null });
  });

  test('says that the promoters failed to load, and opens when they load after all', async () => {
    let isDown = true;
    startFakeServer(
      answerByPath({
        'GET /api/main/tours/5': tour,
        'GET /api/main/promoters': () => (isDown ? problem('UNAVAILABLE') : json(promoters)),
        'GET /api/main/performing-artists': page([]),
      }),
    );
    const router = createMemoryRouter(
      [
        {
          path: '/tours/:tourId/edit',
          element: (
            <FeaturesGate>
              <EditTourDrawer />
            </FeaturesGate>
          ),
        },
      ],
      { initialEntries: ['/tours/5/edit'] },
    );
    await renderWithConsole(<RouterProvider router={router} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  });
});

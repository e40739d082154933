import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { TourListPage } from './tour-list-page.tsx';
import { TourPage } from './tour-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const page = (items: object[]) => ({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });
const tour = {
  tourId: 5,
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Winter' },
  description: {},
  outdatedTexts: { name: ['de'] },
  artistCampaign: { artistCampaignId: 7, name: { 'en-GB': 'Winter campaign' } },
  performingArtistIds: [1],
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

async function open(url: string, answers: Parameters<typeof answerByPath>[0]) {
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/performing-artists': page([{ performingArtistId: 1, name: 'Béla Fleck' }]),
      'GET /api/main/shows': page([]),
      'GET /api/main/tours/5': tour,
      ...answers,
    }),
  );
  const router = createMemoryRouter(
    [
      { path: '/tours', Component: TourListPage },
      { path: '/tours/:tourId', Component: TourPage, errorElement: <h1>Not found</h1> },
    ],
    { initialEntries: [url] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  return { seen };
}

describe('the page of a tour', () => {
  test('leads to its campaign, names its artists and its plans with the default', async () => {
    await open('/tours/5', {});
    expect(await screen.findByRole('link', { name: 'Winter campaign' })).toHaveAttribute('href', '/campaigns/7');
    expect(await screen.findByText(/Béla Fleck/)).toBeInTheDocument();
    const plans = await screen.findByRole('region', { name: 'Seating plans' });
    const [first, second] = within(plans).getAllByRole('listitem');
    expect(within(first!).getByText('Default')).toBeInTheDocument();
    expect(within(second!).getByRole('link', { name: 'Stalls only' })).toHaveAttribute('href', '/venues/3/plans/32');
    expect(screen.getByText('Outdated in German')).toBeInTheDocument();
  });

  test('asks for its own events, and says what to do while there is none', async () => {
    const { seen } = await open('/tours/5', {});
    expect(await screen.findByText('No events yet')).toBeInTheDocument();
    expect(seen.some(({ url }) => url.startsWith('/api/main/shows?') && url.includes('tourId=5'))).toBe(true);
  });

  test('locks its actions, with the reason, for a user who may not change it', async () => {
    await open('/tours/5', { 'GET /api/main/features': { items: [], permissions: ['show:read'], mode: 'app' } });
    expect(await screen.findByRole('button', { name: 'Edit tour' })).toHaveAccessibleDescription(
      /Change tours and campaigns/,
    );
    expect(screen.queryByRole('link', { name: 'Choose plans' })).toBeNull();
  });

  test('is the not-found page where there is no tour', async () => {
    await open('/tours/6', {});
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  });
});

describe('the list of tours', () => {
  test('shows each with its campaign, its days and its next event', async () => {
    const planned = {
      ...tour,
      showCount: 3,
      firstShowOn: '2026-12-10',
      lastShowOn: '2027-01-02',
      nextShowOn: '2026-12-12',
    };
    const { seen } = await open('/tours?sort=NextShowDate', {
      'GET /api/main/tours': page([
        planned,
        { ...tour, tourId: 6, name: { 'en-GB': 'Unplanned' }, artistCampaign: null },
      ]),
    });
    const row = await screen.findByRole('row', { name: /Winter/ });
    expect(within(row).getByText('Winter campaign')).toBeInTheDocument();
    expect(within(row).getByText('12/12/2026')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Unplanned/ })).getByText('No campaign')).toBeInTheDocument();
    expect(seen.some(({ url }) => url.includes('sortOrder=NextShowDate'))).toBe(true);
    expect(screen.getByRole('link', { name: 'Create tour' })).toHaveAttribute('href', '/tours/new');
  });

  test('says what to do where there is none', async () => {
    await open('/tours', { 'GET /api/main/tours': page([]) });
    expect(await screen.findByText('No tours yet')).toBeInTheDocument();
  });
});

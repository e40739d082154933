import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { CampaignPage } from './campaign-page.tsx';

const campaign = {
  artistCampaignId: 11,
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'As We Speak' },
  description: { 'en-GB': '<p>Four <strong>friends</strong></p>' },
  outdatedTexts: {},
  performingArtistIds: [1, 2],
  artists: ['Béla Fleck', 'Zakir Hussain'],
  images: [],
  tourCount: 1,
  showCount: 1,
  nextShowOn: '2026-12-10',
  thumbnailUrl: null,
  revision: 4,
};
const show = {
  showCode: 'ABCD2345',
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'An evening of four' },
  venue: { venueId: 1, name: 'Merkin Hall', town: 'New York', countryCode: 'US' },
  status: 'ACTIVE',
  saleState: 'ON_SALE',
  seating: 'RESERVED',
  startsAtLocal: '2026-12-10T19:30:00',
  timeZone: 'America/New_York',
  zoneName: 'EST',
  startsAt: '2026-12-11T00:30:00.000Z',
  currency: 'USD',
  sales: { sold: 301, comps: 0, capacity: 449, grossMinor: 1565200, last7Days: [0, 0, 0, 0, 0, 0, 0] },
};
const tour = {
  tourId: 5,
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Spring tour' },
  artistCampaign: null,
  showCount: 1,
  firstShowOn: '2026-12-10',
  lastShowOn: '2027-01-02',
  nextShowOn: '2026-12-10',
  revision: 1,
};
const page = (items: object[]) => ({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });

afterEach(() => vi.unstubAllGlobals());

async function open(answers: Parameters<typeof answerByPath>[0], url = '/campaigns/11') {
  const seen = startFakeServer(answerByPath(answers));
  const route = { path: '/campaigns/:campaignId', Component: CampaignPage, errorElement: <h1>Not found</h1> };
  const router = createMemoryRouter([route], { initialEntries: [url] });
  await renderWithConsole(<RouterProvider router={router} />);
  return { seen };
}

const full = {
  'GET /api/main/artist-campaigns/11': campaign,
  'GET /api/main/shows': page([show]),
  'GET /api/main/tours': page([tour]),
};

describe('the page of a campaign', () => {
  test('shows its artists, its text, and where that is missing', async () => {
    await open(full);
    expect(await screen.findByRole('heading', { name: 'As We Speak' })).toBeInTheDocument();
    expect(screen.getByText('Béla Fleck, Zakir Hussain')).toBeInTheDocument();
    expect(await screen.findByText('friends')).toBeInTheDocument();
    expect(await screen.findByText('Missing in German')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Translate' })).toHaveAttribute(
      'href',
      '/campaigns/11/edit?drawer=translation&field=name',
    );
  });

  test('lists its events by date with what is sold, and its tours', async () => {
    const { seen } = await open(full);
    const row = await screen.findByRole('row', { name: /An evening of four/ });
    expect(within(row).getByText('Thu 10/12/2026')).toBeInTheDocument();
    expect(within(row).getByRole('meter', { name: '301 of 449 sold' })).toBeInTheDocument();
    expect(within(row).getByText('67%')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Spring tour' })).toHaveAttribute('href', '/tours/5');
    expect(screen.getByText('10/12/2026 – 02/01/2027')).toBeInTheDocument();
    expect(seen.some(({ url }) => url.startsWith('/api/main/shows?') && url.includes('artistCampaignId=11'))).toBe(
      true,
    );
  });

  test('has a place for each of its pictures, with what it is to be given to', async () => {
    const image = {
      mediaType: 4,
      url: '/media/abc.webp',
      jpegUrl: '/media/abc.jpg',
      width: 600,
      height: 338,
      bytes: 20_000,
      updatedAt: '2026-11-01T12:00:00.000Z',
    };
    await open({ ...full, 'GET /api/main/artist-campaigns/11': { ...campaign, images: [image] } });
    const pictures = await screen.findByRole('region', { name: 'Pictures' });
    expect(within(pictures).getAllByRole('listitem')).toHaveLength(4);
    expect(within(pictures).getByRole('img', { name: /As We Speak/ })).toHaveAttribute('src', '/media/abc.webp');
  });

  test('says what to do while it has no event and no tour', async () => {
    await open({ ...full, 'GET /api/main/shows': page([]), 'GET /api/main/tours': page([]) });
    expect(await screen.findByText('No events yet')).toBeInTheDocument();
    expect(await screen.findByText('No tour belongs to this campaign yet.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Create tour' })).toHaveAttribute('href', '/tours/new?campaign=11');
  });

  test.each(['/campaigns/12', '/campaigns/none'])('leaves %s to the not-found page', async (url) => {
    await open(full, url);
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  });
});

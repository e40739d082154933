import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '../../../test/answer-by-path.ts';
import { startFakeServer } from '../../../test/fake-server.ts';
import { renderWithConsole } from '../../../test/render-with-console.tsx';
import { formatRate } from './format-rate.ts';
import { PromoterPage } from './promoter-page.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('the page of a promoter', () => {
  test('says how it is set up and which tax rates it has', async () => {
    const promoter = {
      id: 7,
      code: 'harbour-hall',
      name: 'Harbour & Hall',
      defaultCulture: 'en-GB',
      cultures: ['en-GB', 'de'],
      currency: 'GBP',
      countryCode: 'GB',
      timeZone: 'Europe/London',
    };
    startFakeServer(
      answerByPath({
        'GET /api/main/promoters/harbour-hall': promoter,
        'GET /api/main/promoters/harbour-hall/tax-rates': {
          items: [{ taxRateId: 1, name: 'Standard', rateBasisPoints: 2000, isDefault: true }],
        },
      }),
    );
    const router = createMemoryRouter([{ path: '/promoters/:code', Component: PromoterPage }], {
      initialEntries: ['/promoters/harbour-hall'],
    });
    await renderWithConsole(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'Harbour & Hall' })).toBeInTheDocument();
    expect(screen.getByText('British Pound (GBP)')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: 'Standard Default 20%' })).toBeInTheDocument();
  });

  test('says that there is none', async () => {
    startFakeServer(answerByPath({}));
    const router = createMemoryRouter([{ path: '/promoters/:code', Component: PromoterPage }], {
      initialEntries: ['/promoters/nobody'],
    });
    await renderWithConsole(<RouterProvider router={router} />);
    expect(await screen.findAllByText('This no longer exists, or you may not see it.')).toHaveLength(2);
  });
});

test('a rate keeps the hundredths of a percent', () => {
  expect(formatRate(888, 'en-GB')).toBe('8.88%');
  expect(formatRate(1900, 'de')).toBe('19\u00a0%');
});

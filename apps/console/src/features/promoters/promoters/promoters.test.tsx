import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatRate } from '#i18n/format-number.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { exportCsv } from '#test/export-csv.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { PromoterPage } from './promoter-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const promoter = {
  id: 7,
  code: 'harbour-hall',
  name: 'Harbour & Hall',
  defaultCulture: 'en-GB',
  cultures: ['en-GB', 'de'],
  currency: 'GBP',
  countryCode: 'GB',
  timeZone: 'Europe/London',
  linkHosts: ['tickets.harbour.example'],
  auditYears: null,
  brand: null,
  demandsSecondFactor: false,
  closedFeatures: [],
  revision: 3,
};

describe('the page of a promoter', () => {
  test('says how it is set up, which tax rates it has and how it sends orders', async () => {
    startFakeServer(
      answerByPath({
        'GET /api/main/promoters/harbour-hall': promoter,
        'GET /api/main/promoters/harbour-hall/tax-rates': {
          items: [{ taxRateId: 1, name: 'Standard', rateBasisPoints: 2000, isDefault: true, revision: 1 }],
        },
        'GET /api/main/promoters/harbour-hall/postages': {
          items: [
            {
              postageId: 2,
              name: { 'en-GB': 'Courier' },
              amountMinor: 2490,
              currency: 'GBP',
              countryCodes: ['AT', 'BE', 'DE', 'FR'],
              isDefault: false,
              revision: 1,
            },
            {
              postageId: 3,
              name: { 'en-GB': 'Collect' },
              amountMinor: 0,
              currency: 'GBP',
              countryCodes: [],
              isDefault: true,
              revision: 1,
            },
          ],
        },
      }),
    );
    const router = createMemoryRouter([{ path: '/promoters/:code', Component: PromoterPage }], {
      initialEntries: ['/promoters/harbour-hall'],
    });
    await renderWithConsole(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'Harbour & Hall' })).toBeInTheDocument();
    expect(screen.getByText('British Pound (GBP)')).toBeInTheDocument();
    expect(screen.getByText('tickets.harbour.example')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: 'Standard Default 20%' })).toBeInTheDocument();
    expect(
      await screen.findByRole('row', { name: /^Courier Austria, Belgium, France and 1 more GBP ?24\.90$/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Collect Default Everywhere Free' })).toBeInTheDocument();
    expect(await exportCsv(screen.getByRole('button', { name: 'Export 1' }))).toEqual([
      'Name,Rate (%),Default',
      'Standard,20,Yes',
    ]);
    expect(await exportCsv(screen.getByRole('button', { name: 'Export 2' }))).toEqual([
      'Name,Countries,Price,Currency,Default',
      'Courier,"Austria, Belgium, France, Germany",24.9,GBP,No',
      'Collect,Everywhere,0,GBP,Yes',
    ]);
  });

  test('leaves a promoter that is not there to the not-found page', async () => {
    startFakeServer(answerByPath({}));
    const route = { path: '/promoters/:code', Component: PromoterPage, errorElement: <h1>Not found</h1> };
    const router = createMemoryRouter([route], { initialEntries: ['/promoters/nobody'] });
    await renderWithConsole(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  });

  test('shows the tax rates also when the promoter could not be loaded, and tries again', async () => {
    let isDown = true;
    startFakeServer(
      answerByPath({
        'GET /api/main/promoters/harbour-hall': () => (isDown ? problem('UNAVAILABLE') : json(promoter)),
        'GET /api/main/promoters/harbour-hall/tax-rates': { items: [] },
        'GET /api/main/promoters/harbour-hall/postages': { items: [] },
      }),
    );
    const router = createMemoryRouter([{ path: '/promoters/:code', Component: PromoterPage }], {
      initialEntries: ['/promoters/harbour-hall'],
    });
    await renderWithConsole(<RouterProvider router={router} />);
    expect(await screen.findByText('No tax rates are set up.')).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Harbour & Hall' })).toBeInTheDocument();
  });
});

test('a rate keeps the hundredths of a percent', () => {
  expect(formatRate(888, 'en-GB')).toBe('8.88%');
  expect(formatRate(1900, 'de')).toBe('19\u00a0%');
});

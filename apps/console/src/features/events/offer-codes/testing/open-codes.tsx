import type { OfferCode } from '@parterre/contract/offer-codes';
import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { makePrice } from '#test/make-price.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { GROUPS, PRICES, SHOW } from '#test/tickets-server.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { CodeDrawer } from '../drawer/code-drawer.tsx';
import { NewCode } from '../drawer/new-code.tsx';
import { GenerateCodes } from '../generate-codes.tsx';
import { ImportCodes } from '../import/import-codes.tsx';
import { OfferCodesPage } from '../page/offer-codes-page.tsx';

export const EVENT = '/api/main/shows/K7M2QXRB';
export const LIST = `GET ${EVENT}/offer-codes`;
export const GROUP = `${EVENT}/price-groups/1`;

export const listOf = (items: readonly OfferCode[], totalItems = items.length) => ({
  items,
  totalPages: Math.ceil(totalItems / 20),
  totalItems,
  totalKind: 'exact',
});

interface Opened {
  /** Appended to `/shows/K7M2QXRB/offer-codes`. */
  path?: string;
  codes?: readonly OfferCode[];
  answers?: Parameters<typeof answerByPath>[0];
  without?: readonly string[];
  language?: string;
}

/** Renders the page with its drawers and these codes; one of the price types is visible only with a code. */
export async function openCodes({
  path = '',
  codes = [],
  answers = {},
  without = [],
  language = 'en-GB',
}: Opened = {}) {
  const permissions = PERMISSIONS.filter((permission) => !without.includes(permission));
  const singles = codes.map((code) => [`${LIST}/${code.offerCodeId}`, code] as const);
  const seen = startFakeServer(
    answerByPath({
      [`GET ${EVENT}`]: SHOW,
      [`GET ${EVENT}/price-groups`]: { items: GROUPS },
      [`GET ${EVENT}/prices`]: { items: [...PRICES, makePrice(12, 1, 'Backstage', { visibility: 'code' })] },
      [`GET ${EVENT}/seats/holds`]: { items: [] },
      'GET /api/main/features': { items: [], permissions, mode: 'app' },
      [LIST]: listOf(codes),
      ...Object.fromEntries(singles),
      ...answers,
    }),
  );
  const page = (
    <FeaturesGate>
      <OfferCodesPage />
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const children = [
    { path: 'new', Component: NewCode },
    { path: 'generate', Component: GenerateCodes },
    { path: 'import', Component: ImportCodes },
    { path: ':offerCodeId', Component: CodeDrawer },
  ];
  const router = createMemoryRouter([{ path: '/shows/:showCode/offer-codes', element: page, children }], {
    initialEntries: [`/shows/k7m2qxrb/offer-codes${path}`],
  });
  await renderWithConsole(<RouterProvider router={router} />, { language });
  await screen.findByRole('heading', { level: 1, hidden: true });
  const written = () => seen.filter(({ method }) => method !== 'GET');
  return { seen, written, router, user: userEvent.setup({ delay: null }) };
}

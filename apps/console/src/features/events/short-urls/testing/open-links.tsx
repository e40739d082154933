import type { ShortUrl } from '@parterre/contract/short-urls';
import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { LinkDrawer } from '../drawer/link-drawer.tsx';
import { NewLink } from '../drawer/new-link.tsx';
import { LinksPage } from '../page/links-page.tsx';

export const LIST = 'GET /api/main/shows/K7M2QXRB/short-urls';
export const SHOW = {
  showCode: 'K7M2QXRB',
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  defaultCulture: 'en-GB',
  status: 'ACTIVE',
  timeZone: 'Europe/London',
};

export const listOf = (items: readonly ShortUrl[]) => ({
  items,
  totalPages: 1,
  totalItems: items.length,
  totalKind: 'exact',
  allowedHosts: ['tickets.example', 'uk.tickets.example'],
  urlBase: 'https://parterre.test/s/',
});

interface Opened {
  path?: string;
  answers?: Parameters<typeof answerByPath>[0];
  canWrite?: boolean;
  language?: string;
}

export async function openLinks({ path = '', answers = {}, canWrite = true, language = 'en-GB' }: Opened) {
  const permissions = PERMISSIONS.filter((permission) => canWrite || permission !== 'link:write');
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/shows/K7M2QXRB': SHOW,
      'GET /api/main/features': { items: [], permissions, mode: 'app' },
      'GET /api/main/short-urls/11/qr-code': () =>
        new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
      [LIST]: listOf([]),
      ...answers,
    }),
  );
  const page = (
    <FeaturesGate>
      <LinksPage />
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const children = [
    { path: 'new', Component: NewLink },
    { path: ':shortUrlId', Component: LinkDrawer },
  ];
  const router = createMemoryRouter([{ path: '/shows/:showCode/links', element: page, children }], {
    initialEntries: [`/shows/k7m2qxrb/links${path}`],
  });
  await renderWithConsole(<RouterProvider router={router} />, { language });
  await screen.findByRole('heading', { level: 1, hidden: true });
  return { seen, router, user: userEvent.setup({ delay: null }) };
}

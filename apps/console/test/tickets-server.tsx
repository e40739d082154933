import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Price } from '@parterre/contract/prices';
import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CopyGroupsDrawer } from '#features/events/price-groups/copy/copy-groups-drawer.tsx';
import { PriceGroupDrawer } from '#features/events/price-groups/price-group-drawer.tsx';
import { TicketDrawer } from '#features/events/prices/drawer/ticket-drawer.tsx';
import { TicketsPage } from '#features/events/prices/page/tickets-page.tsx';
import { TicketStatusDrawer } from '#features/events/prices/status/ticket-status-drawer.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { type Answer, json, problem, type SeenRequest, startFakeServer } from './fake-server.ts';
import { makeGroup, makePrice } from './make-price.ts';
import { renderWithConsole } from './render-with-console.tsx';

export const SHOW = {
  showCode: 'K7M2QXRB',
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  status: 'ACTIVE',
  seating: 'RESERVED',
  currency: 'USD',
  defaultCulture: 'en-GB',
  timeZone: 'America/New_York',
  onSaleAtLocal: null,
  offSaleAtLocal: null,
  startsAtLocal: '2098-12-10T19:30:00',
};

export interface TicketsOfServer {
  groups?: readonly PriceGroup[];
  prices?: readonly Price[];
  holds?: readonly object[];
  show?: object;
  permissions?: readonly string[];
  /** Answers reads that the other options do not. */
  reads?: (request: SeenRequest) => Response | undefined;
  write?: Answer;
}

export const GROUPS = [makeGroup(1, 'Orchestra'), makeGroup(2, 'First Tier')];
export const PRICES = [makePrice(11, 1, 'Orchestra A'), makePrice(21, 2, 'Tier front')];

/**
 * Opens the page of price types with its drawers, at a path below `/shows/K7M2QXRB/tickets`, with these on the server.
 */
export async function openTickets(path = '', server: TicketsOfServer = {}) {
  const { write = () => problem('INTERNAL') } = server;
  const seen = startFakeServer((request) => (request.method === 'GET' ? answerRead(request, server) : write(request)));
  const router = createMemoryRouter(
    [
      {
        path: '/shows/:showCode/tickets',
        element: <TicketsPage />,
        children: [
          { path: 'groups/copy', element: <CopyGroupsDrawer /> },
          { path: 'groups/:priceGroupId', element: <PriceGroupDrawer /> },
          { path: 'status', element: <TicketStatusDrawer /> },
          { path: ':priceTypeId', element: <TicketDrawer /> },
        ],
      },
      { path: '*', element: null },
    ],
    { initialEntries: [`/shows/K7M2QXRB/tickets${path}`] },
  );
  await renderWithConsole(
    <>
      <RouterProvider router={router} />
      <Notices closeLabel="Close the notice" />
    </>,
  );
  const written = () => seen.filter(({ method }) => method !== 'GET');
  return {
    user: userEvent.setup(),
    router,
    seen,
    writes: written,
    /** Returns method, last part of the path and body of every write. */
    told: () =>
      written().map(
        ({ method, url, body }) =>
          `${method} ${url.split('/tickets/').at(-1)?.replace('/api/main/shows/K7M2QXRB', '')} ${body ?? ''}`,
      ),
  };
}

function answerRead(request: SeenRequest, server: TicketsOfServer): Response {
  const { groups = GROUPS, prices = PRICES, holds = [], show = SHOW, permissions = PERMISSIONS } = server;
  const path = request.url.split('?')[0] ?? '';
  const own = server.reads?.(request);
  if (own) return own;
  if (path.endsWith('/features')) return json({ items: [], permissions, mode: 'app' });
  if (path.endsWith('/price-groups')) return json({ items: groups });
  if (path.endsWith('/seats/holds')) return json({ items: holds });
  if (path.endsWith('/seats/prices/stats')) return json({ items: [], currency: 'USD', seatCount: 0 });
  if (path.endsWith('/prices')) {
    const isComps = request.url.includes('statusCodeFilter=88');
    return json({ items: isComps ? prices.filter(({ statusCode }) => statusCode === 88) : prices });
  }
  const single = prices.find(({ priceTypeId }) => path.endsWith(`/prices/${priceTypeId}`));
  if (single) return json(single);
  return path.includes('/shows/') ? json(show) : json({ items: [] });
}

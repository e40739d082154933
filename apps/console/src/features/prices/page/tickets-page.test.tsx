import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, json, problem, startFakeServer } from '../../../../test/fake-server.ts';
import { renderWithConsole } from '../../../../test/render-with-console.tsx';
import { TicketDrawer } from '../drawer/ticket-drawer.tsx';
import { TicketsPage } from './tickets-page.tsx';

const SHOW = {
  showCode: 'K7M2QXRB',
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  status: 'ACTIVE',
  seating: 'RESERVED',
  currency: 'USD',
  defaultCulture: 'en-GB',
  timeZone: 'America/New_York',
};
const GROUPS = [1, 2].map((priceGroupId) => ({
  priceGroupId,
  name: { 'en-GB': priceGroupId === 1 ? 'Orchestra' : 'First Tier' },
  displayOrder: priceGroupId,
  priceCount: 1,
  revision: 1,
}));
const price = (priceTypeId: number, priceGroupId: number, name: string) => ({
  priceTypeId,
  priceGroupId,
  kind: 'standard',
  statusCode: 1,
  name: { 'en-GB': name },
  description: {},
  ordinal: priceTypeId,
  colour: '#5C48C6',
  faceValueMinor: 13_500,
  bookingFeeMinor: 650,
  currency: 'USD',
  taxRateId: null,
  isSeated: true,
  fewestPerOrder: 1,
  mostPerOrder: 10,
  onSaleAtLocal: null,
  offSaleAtLocal: null,
  visibility: 'public',
  partnerSiteIds: [],
  displayOrder: 1,
  isLinkedPrice: false,
  link: null,
  stock: {
    allocation: 145,
    sold: 100,
    inBaskets: 0,
    held: 6,
    reservedByCodes: 0,
    available: 39,
    grossMinor: 1_350_000,
  },
  revision: 4,
});
const PRICES = [price(11, 1, 'Orchestra A'), price(21, 2, 'Tier front')];

const reads: Answer = ({ url }) => {
  if (url.includes('/features')) return json({ items: [], permissions: ['price:write'], mode: 'app' });
  if (url.includes('/price-groups')) return json({ items: GROUPS });
  if (url.includes('/prices')) return json({ items: PRICES });
  return url.includes('/shows/') ? json(SHOW) : json({ items: [] });
};

async function open(path: string, write: Answer = () => problem(500, 'INTERNAL')) {
  const seen = startFakeServer((request) => (request.method === 'GET' ? reads(request) : write(request)));
  const router = createMemoryRouter(
    [
      {
        path: '/shows/:showCode/tickets',
        element: <TicketsPage />,
        children: [{ path: ':priceTypeId', element: <TicketDrawer /> }],
      },
    ],
    { initialEntries: [path] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router, writes: () => seen.filter(({ method }) => method !== 'GET') };
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

afterEach(() => vi.unstubAllGlobals());

describe('the tickets of an event', () => {
  it('stand in tables named by their groups, without sales until those are asked for', async () => {
    const { user } = await open('/shows/K7M2QXRB/tickets');
    const table = await screen.findByRole('table', { name: 'Orchestra' });
    expect(within(table).getByRole('link', { name: 'Orchestra A' })).toBeInTheDocument();
    expect(within(table).queryByRole('columnheader', { name: 'Sold' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'With sales' }));
    expect(within(table).getByRole('columnheader', { name: 'Sold' })).toBeInTheDocument();
    expect(within(table).getByText('13,500.00')).toBeInTheDocument();
  });

  it('go back to their order when the server refuses a move of a group', async () => {
    const { user, writes } = await open('/shows/K7M2QXRB/tickets');
    await screen.findByRole('table', { name: 'Orchestra' });
    await user.click(screen.getByRole('button', { name: 'Move Orchestra down' }));
    await waitFor(() => expect(writes()[0]?.body).toBe('{"displayOrder":2}'));
    await waitFor(() => expect(headings()).toEqual(['Orchestra', 'First Tier']));
  });

  it('cannot be deleted with their group while there are any', async () => {
    const { user } = await open('/shows/K7M2QXRB/tickets');
    await user.click(await screen.findByRole('button', { name: 'Actions for the group Orchestra' }));
    const entry = screen.getByRole('menuitem', { name: 'Delete group: move its ticket first' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the drawer of a ticket', () => {
  it('has its stock in the head and walks along the rows', async () => {
    const { user, router } = await open('/shows/K7M2QXRB/tickets/11');
    const drawer = await screen.findByRole('dialog', { name: 'Orchestra A' });
    expect(within(drawer).getByText('145 seats, 100 sold')).toBeInTheDocument();
    expect(within(drawer).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(within(drawer).getByRole('button', { name: 'Next' }));
    expect(router.state.location.pathname).toBe('/shows/K7M2QXRB/tickets/21');
  });

  it('sends only what changed, with the revision it was opened at', async () => {
    const { user, writes } = await open('/shows/K7M2QXRB/tickets/11', () => json({ ...PRICES[0], revision: 5 }));
    const field = await screen.findByLabelText('Price');
    await user.clear(field);
    await user.type(field, '140');
    await user.click(await screen.findByRole('button', { name: 'Save ticket' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toBe('{"faceValueMinor":14000}');
    expect(writes()[0]?.headers.get('if-match')).toBe('"4"');
  });

  it('says with counts why a ticket cannot be deleted', async () => {
    const refusal = {
      type: '',
      title: '',
      status: 409,
      code: 'HAS_SALES',
      requestId: 'r',
      details: { tickets: 100 },
    };
    const { user } = await open('/shows/K7M2QXRB/tickets/11', () => json(refusal, 409));
    await user.click(await screen.findByRole('button', { name: 'Delete ticket' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Orchestra A?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete ticket' }));
    expect(await screen.findByText('100 tickets were sold at this price. Hide it instead.')).toBeInTheDocument();
  });
});

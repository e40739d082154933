import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { startSeatsServer } from '#test/seats-server.ts';
import { stubCanvas } from '#test/stub-canvas.ts';
import { SeatsPage } from './seats-page.tsx';

const EVERYTHING = ['sales:read', 'seat:write', 'hold:write', 'price:write', 'show:write', 'order:read'];

beforeEach(stubCanvas);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Server = Parameters<typeof startSeatsServer>[0];

async function openPage(server: Server = {}, path = '/shows/MAHLER5A/seats/tickets?view=table') {
  const seen = startSeatsServer({ permissions: EVERYTHING, ...server });
  const children = ['tickets', 'holds'].map((kind) => ({ path: kind, Component: Outlet }));
  const routes = [
    { path: '/shows/:showCode/seats', Component: SeatsPage, children },
    { path: '*', Component: () => <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={router} />
    </FeaturesGate>,
  );
  await screen.findByRole('button', { name: 'Undo' });
  const user = userEvent.setup();
  /** Selects a seat by its row in the table, counted from 0. */
  const selectSeat = async (seat: number) => {
    const grid = await screen.findByRole('grid', { name: 'Seats as a table' });
    act(() => grid.focus());
    await user.keyboard(`{Home}${'{ArrowDown}'.repeat(seat)} `);
    await screen.findByText('1 selected');
  };
  return { user, router, seen, selectSeat };
}

const panel = (name: string) => screen.findByRole('region', { name });
const legend = () => within(screen.getByRole('complementary', { name: 'Legend' }));

describe('why a seat is not sold', () => {
  test('is pinned with the key, and released from its hold as one step that can be undone', async () => {
    const { user, selectSeat } = await openPage();
    await selectSeat(7);
    await user.keyboard('i');
    const seat = await panel('Seat');
    expect(seat).toHaveTextContent('Cannot be sold.Hold TEC does not allow sales.');
    expect(within(seat).getByRole('link', { name: 'Open hold' })).toHaveAttribute(
      'href',
      expect.stringContaining('/holds/801'),
    );
    await user.click(within(seat).getByRole('button', { name: 'Release from hold' }));
    expect(seat).toHaveTextContent('It is for sale.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(seat).toHaveTextContent('Hold TEC does not allow sales.');
  });

  test('a link to a seat that the plan does not have says so, naming it, and offers the search', async () => {
    const { user } = await openPage({}, '/shows/MAHLER5A/seats/tickets?seat=Stalls%7CZZ%7C99');
    const seat = await panel('Seat');
    expect(seat).toHaveTextContent('has no seat “Stalls|ZZ|99”');
    await user.click(within(seat).getByRole('button', { name: 'Find a seat' }));
    expect(seat).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /^Find a seat/ })).toHaveFocus();
  });

  test('names the partner sites that alone sell the event, with the way to change that', async () => {
    const sites = [
      { id: 5, name: 'Lakeside', partnerSiteId: 'LAKE', isSelected: true, priceCount: 1 },
      { id: 6, name: 'Hillside', partnerSiteId: 'HILL', isSelected: false, priceCount: 0 },
    ];
    const { user, selectSeat } = await openPage({
      show: { partnerSiteIds: [5] },
      other: ({ url }) => (url.endsWith('/partner-sites') ? json({ items: sites }) : undefined),
    });
    await selectSeat(0);
    await user.keyboard('i');
    const seat = await panel('Seat');
    await waitFor(() =>
      expect(seat).toHaveTextContent(
        'Not sold on every partner site.Of the partner sites, only these sell the event: Lakeside.',
      ),
    );
    expect(within(seat).getByRole('link', { name: 'Open details' })).toHaveAttribute('href', '/shows/MAHLER5A/details');
  });

  test('a seat without a ticket gets the one that is armed, or the one that is chosen next', async () => {
    const { user, selectSeat } = await openPage();
    await selectSeat(9);
    await user.click(screen.getByRole('button', { name: 'Seat details' }));
    const seat = await panel('Seat');
    await user.click(within(seat).getByRole('button', { name: 'Choose a ticket' }));
    await user.click(screen.getByRole('radio', { name: /^Balcony,/ }));
    expect(seat).toHaveTextContent('It is for sale.');
    expect(screen.getByRole('radio', { name: /^Balcony, 1 seat,/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(within(seat).getByRole('button', { name: 'Assign Balcony' }));
    expect(screen.getByRole('radio', { name: /^Balcony, 1 seat,/ })).toBeInTheDocument();
  });

  test('the order of a sold seat is one click away', async () => {
    const orders = [
      { orderId: 'OLDORDER01', status: 'CANCELLED' },
      { orderId: 'NEWORDER02', status: 'ACTIVE' },
    ];
    const { user, router, seen, selectSeat } = await openPage({ orders });
    await selectSeat(2);
    await user.keyboard('i');
    await user.click(within(await panel('Seat')).getByRole('button', { name: 'Open order' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/orders/NEWORDER02');
    const asked = seen.find(({ url }) => url.includes('/orders?'));
    expect(new URL(asked?.url ?? '', 'http://x').searchParams.get('searchTerm')).toBe('Stalls|A|3');
  });

  test('an event that sells nothing yet says so of every seat, and nobody is offered what they may not do', async () => {
    const { user, selectSeat } = await openPage({ show: { status: 'PENDING' }, permissions: ['seat:write'] });
    await selectSeat(7);
    await user.keyboard('i');
    const seat = await panel('Seat');
    expect(seat).toHaveTextContent('Hold TEC does not allow sales.');
    expect(seat).toHaveTextContent('The event is pending: it sells nothing before it is active.');
    expect(
      within(seat)
        .getAllByRole('button')
        .map((button) => button.textContent || button.ariaLabel),
    ).toEqual(['Close Seat', 'Release from hold', 'Show on the map']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Seat' })).not.toBeInTheDocument();
  });
});

test('a seat in the URL is pinned and shown', async () => {
  await openPage({}, '/shows/MAHLER5A/seats/tickets?seat=Stalls%7CA%7C3');
  expect(await panel('Seat')).toHaveTextContent(/Stalls.*A.*3/);
});

test('a search that finds no seat says so, and lists nothing', async () => {
  const { user } = await openPage();
  const field = screen.getByRole('combobox', { name: /^Find a seat/ });
  await user.type(field, 'Stalls A');
  expect(await screen.findByRole('listbox', { name: 'Seats found' })).toBeVisible();
  await user.type(field, ' 999');
  expect(await screen.findByText('No results found.')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).not.toHaveAttribute('aria-controls');
});

describe('selecting by what seats have', () => {
  test('replaces, adds and removes seats, with the number shown before', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Select by' }));
    const form = within(await panel('Select by'));
    await user.selectOptions(form.getByRole('combobox', { name: 'Block' }), 'Stalls');
    await user.selectOptions(form.getByRole('combobox', { name: 'Row' }), 'B');
    expect(form.getByRole('status')).toHaveTextContent('4 seats match · 0 selected');
    await user.click(form.getByRole('button', { name: 'Select 4 seats' }));
    expect(form.getByRole('status')).toHaveTextContent('4 selected');
    await user.click(form.getByRole('radio', { name: 'Remove' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Hold' }), 'Technical');
    await user.click(form.getByRole('button', { name: 'Remove 1 seat' }));
    expect(form.getByRole('status')).toHaveTextContent('3 selected');
    await user.click(form.getByRole('radio', { name: 'Add' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Hold' }), 'all');
    await user.selectOptions(form.getByRole('combobox', { name: 'Row' }), 'all');
    await user.selectOptions(form.getByRole('combobox', { name: 'State' }), 'Sold');
    await user.click(form.getByRole('button', { name: 'Add 1 seat' }));
    expect(form.getByRole('status')).toHaveTextContent('4 selected');
    await user.selectOptions(form.getByRole('combobox', { name: 'Block' }), 'Circle');
    expect(form.getByRole('button', { name: 'Add 0 seats' })).toBeDisabled();
  });

  test('from the legend: tickets, holds and states, with Shift and Alt', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Select the seats of No price' }));
    expect(screen.getByText('4 selected')).toBeVisible();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Select seats by state: Sold, 1' }));
    await user.click(screen.getByRole('button', { name: 'Select the seats of Technical' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('6 selected')).toBeVisible();
    await user.keyboard('{Alt>}');
    await user.click(screen.getByRole('button', { name: 'Select the seats of Orchestra A' }));
    await user.keyboard('{/Alt}');
    expect(screen.getByText('4 selected')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  });
});

describe('the best seats', () => {
  test('are shown, given the armed ticket as one step, and can be undone', async () => {
    const { user } = await openPage();
    await user.keyboard('n');
    const form = within(await panel('Best seats'));
    await user.clear(form.getByRole('textbox', { name: 'Seats' }));
    await user.type(form.getByRole('textbox', { name: 'Seats' }), '3{Enter}');
    const answer = await form.findByText('3 seats together');
    expect(answer.parentElement).toHaveTextContent('Stalls row B 1–3');
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Undo selection' }));
    expect(screen.queryByText('3 selected')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Balcony,/ }));
    await user.click(form.getByRole('button', { name: 'Find seats' }));
    await user.click(await form.findByRole('button', { name: 'Assign Balcony' }));
    expect(await screen.findByRole('radio', { name: /^Balcony, 3 seats/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('radio', { name: /^Balcony, 0 seats/ })).toBeInTheDocument();
  });

  test('are not there when too few fit, or none lie together, and the answer says how many do', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Best seats' }));
    const form = within(await panel('Best seats'));
    const ask = async (quantity: string) => {
      await user.clear(form.getByRole('textbox', { name: 'Seats' }));
      await user.type(form.getByRole('textbox', { name: 'Seats' }), `${quantity}{Enter}`);
    };
    await ask('9');
    expect(await form.findByText('Only 5 seats match; you asked for 9.')).toBeVisible();
    await ask('4');
    expect(await form.findByText(/5 seats match, but 4 together are not free: at most 3/)).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'May be split' }));
    await ask('4');
    expect(await form.findByText('4 seats in two rows, one behind the other')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: 'No price' }));
    await ask('4');
    expect((await form.findByText('4 seats together')).parentElement).toHaveTextContent('Circle row AA 1–4');
    await ask('0');
    expect(form.getByText('A whole number from 1 to 500.')).toBeVisible();
  });

  test('of the last search are deselected when the next one finds none or has no number', async () => {
    const { user, selectSeat } = await openPage();
    await selectSeat(4);
    await user.keyboard('n');
    const form = within(await panel('Best seats'));
    const ask = async (quantity: string) => {
      await user.clear(form.getByRole('textbox', { name: 'Seats' }));
      await user.type(form.getByRole('textbox', { name: 'Seats' }), `${quantity}{Enter}`);
    };
    await ask('3');
    expect(await screen.findByText('3 selected')).toBeVisible();
    await ask('9');
    expect(await form.findByText('Only 5 seats match; you asked for 9.')).toBeVisible();
    expect(await screen.findByText('1 selected')).toBeVisible();
    await ask('3');
    await ask('abc');
    expect(await screen.findByText('1 selected')).toBeVisible();
    expect(form.queryByText('3 seats together')).not.toBeInTheDocument();
  });
});

describe('the heat map', () => {
  test('tells share and gross of every block and row, and counts sales as the map does', async () => {
    const { user, router } = await openPage();
    await user.click(await screen.findByRole('radio', { name: 'Gross' }));
    const figures = await screen.findByRole('grid', { name: 'Figures of the heat map' });
    await within(figures).findByRole('row', { name: /Stalls 16.88 135.00/ });
    expect(within(figures).getByRole('row', { name: /Circle 0.00 0.00/ })).toBeVisible();
    expect(legend().getByText('USD 135.00')).toBeVisible();
    expect(
      within(legend().getByRole('list', { name: 'Scale' }))
        .getAllByRole('listitem')
        .at(-1),
    ).toHaveTextContent('to 16.88');
    await user.click(legend().getByRole('radio', { name: 'Rows' }));
    expect(await within(figures).findByRole('row', { name: /Stalls A 33.75 135.00/ })).toBeVisible();
    await user.click(legend().getByRole('radio', { name: '% sold' }));
    expect(await screen.findByRole('row', { name: /Stalls A 1\/4 25.0%/ })).toBeVisible();
    expect(legend().getByText('1 of 12, 8.3%')).toBeVisible();
    expect(router.state.location.search).toBe('?view=table&heat=sold&by=row');
    await user.click(legend().getByRole('radio', { name: 'Seats' }));
    expect(await screen.findByRole('radio', { name: /^Orchestra A, 8 seats/ })).toBeInTheDocument();
  });

  test('arms nothing, because nobody would see what is painted', async () => {
    const { user } = await openPage({}, '/shows/MAHLER5A/seats/tickets?heat=sold&view=table');
    await screen.findByRole('grid', { name: 'Figures of the heat map' });
    await user.keyboard('2');
    expect(screen.queryByText(/is armed/)).not.toBeInTheDocument();
  });

  test('shows gross to who may see sales, and offers it to nobody else', async () => {
    await openPage({ permissions: [] }, '/shows/MAHLER5A/seats/tickets?heat=gross');
    // Parts that load later may briefly suspend the page.
    await waitFor(() => expect(screen.getByRole('radio', { name: '% sold' })).toBeInTheDocument());
    expect(screen.queryByRole('radio', { name: 'Gross' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Seats' })).toBeChecked();
    expect(screen.queryByRole('grid', { name: 'Figures of the heat map' })).not.toBeInTheDocument();
  });

  test('selects on the map what is chosen in its figures', async () => {
    const { user } = await openPage({}, '/shows/MAHLER5A/seats/tickets?heat=sold');
    const figures = await screen.findByRole('grid', { name: 'Figures of the heat map' });
    act(() => figures.focus());
    await user.keyboard('{ArrowDown} ');
    await waitFor(() => expect(screen.getByText('4 selected')).toBeVisible());
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '#api/store.ts';
import { setRegion } from '#session/session-state.ts';
import { json, problem } from '#test/fake-server.ts';
import { createItem, createOrder, createSummary, createTransaction } from './testing/create-order.ts';
import { LIST, ORDER, openOrders } from './testing/open-orders.tsx';

const CANCEL = 'POST /api/customers/orders/K7M2QXRB4T/cancel';
const NOTE = 'POST /api/customers/orders/K7M2QXRB4T/11/add-note';
const PATH = '/orders/K7M2QXRB4T';
const HARBOUR = { id: 1, code: 'harbour-hall', name: 'Harbour & Hall', currency: 'GBP' };
const listOf = (orders: readonly object[]) => ({ items: orders, totalPages: 1, totalItems: 1, totalKind: 'exact' });

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
});
afterEach(() => vi.unstubAllGlobals());

describe('the list of orders', () => {
  test('tells who bought what for how much', async () => {
    await openOrders({ path: '/orders', answers: { [LIST]: listOf([createSummary({ tickets: 3 })]) } });
    expect(await screen.findByRole('link', { name: 'K7M2QXRB4T' })).toHaveAttribute('href', PATH);
    expect(screen.getByText('Ada Buyer')).toBeInTheDocument();
    expect(screen.getByText('Stalls, C 12 · Stalls, C 13 and 1 more')).toBeInTheDocument();
    expect(screen.getByText('283.00')).toBeInTheDocument();
  });

  test('is not asked for without the permission, which can be asked for instead', async () => {
    const { seen } = await openOrders({ path: '/orders', without: ['order:read'] });
    expect(await screen.findByText('You cannot open orders')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Ask/ })).toBeInTheDocument();
    expect(screen.queryByRole('search')).toBeNull();
    expect(seen.filter(({ url }) => url.startsWith('/api/customers/orders?'))).toEqual([]);
  });

  test('that is empty for a region names it, and shows all regions again', async () => {
    const store = createStore();
    store.dispatch(setRegion(4));
    const answers = { 'GET /api/main/regions': { items: [{ id: 4, name: 'North', partnerSiteId: 'north' }] } };
    await openOrders({ path: '/orders?search=bea', answers, store });
    expect(await screen.findByText(/^Nothing in the region/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show all regions' })).toBeInTheDocument();
    expect(screen.queryByText('No order matches bea')).toBeNull();
  });

  test('asks for what the URL filters by', async () => {
    const search = '?search=bea&status=ACTIVE&refundStatus=PENDING&channel=phone&showCode=K7M2QXRB&total=1000-';
    const answers = { 'GET /api/main/promoters': { items: [HARBOUR] } };
    const { seen } = await openOrders({ path: `/orders${search}`, answers });
    expect(await screen.findByText('No order matches bea')).toBeInTheDocument();
    const asked = seen.findLast(({ url }) => url.startsWith('/api/customers/orders?'));
    const query = Object.fromEntries(new URLSearchParams(asked?.url.split('?')[1]));
    expect(query).toMatchObject({
      searchTerm: 'bea',
      status: 'ACTIVE',
      refundStatus: 'PENDING',
      channel: 'phone',
      showCode: 'K7M2QXRB',
      totalFromMinor: '1000',
    });
    expect(query).not.toHaveProperty('totalToMinor');
  });

  test('asks for no total over all promoters, whose amounts have several currencies', async () => {
    const promoters = [HARBOUR, { ...HARBOUR, id: 2, code: 'sound', currency: 'EUR' }];
    const answers = { 'GET /api/main/promoters': { items: promoters } };
    const { seen } = await openOrders({ path: '/orders?status=ACTIVE&total=1000-', answers });
    const asked = () => seen.filter(({ url }) => url.startsWith('/api/customers/orders?')).at(-1)?.url;
    await waitFor(() => expect(asked()).toMatch(/status=ACTIVE/));
    expect(asked()).not.toMatch(/total/);
    expect(within(screen.getByRole('search')).queryByRole('button', { name: /^Total/ })).toBeNull();
  });

  test('rejects a minimum total above the maximum, in the filter and in the URL', async () => {
    const answers = { 'GET /api/main/promoters': { items: [HARBOUR] } };
    const { router, seen, user } = await openOrders({ path: '/orders?total=9000-500', answers });
    const filters = within(await screen.findByRole('search'));
    await user.click(await filters.findByRole('button', { name: 'Total' }));
    await user.type(screen.getByLabelText('At least'), '90');
    await user.type(screen.getByLabelText('At most'), '5{Enter}');
    expect(await screen.findByText('Must be greater than or equal to 90.00')).toBeInTheDocument();
    await user.type(screen.getByLabelText('At most'), '00{Enter}');
    expect(await screen.findByRole('button', { name: /90.00 – 500.00/ })).toBeInTheDocument();
    expect(router.state.location.search).toContain('total=9000-50000');
    const asked = () =>
      seen
        .filter(({ url }) => url.startsWith('/api/customers/orders?') && url.includes('totalFromMinor'))
        .map(({ url }) => new URL(url, 'http://x').searchParams.get('totalToMinor'));
    await waitFor(() => expect(asked()).toEqual(['50000']));
  });

  test('says when an order was made on the clock of the venue, as its page does', async () => {
    await openOrders({ path: '/orders', answers: { [LIST]: listOf([createSummary()]) } });
    expect(await screen.findByText('04:14 EST')).toBeInTheDocument();
  });

  test('opens the order whose whole id is entered, and searches for other words', async () => {
    const { router, user } = await openOrders({ path: '/orders' });
    const box = await screen.findByRole('searchbox');
    await user.type(box, 'Featherman{Enter}');
    expect(await screen.findByText('No order matches Featherman')).toBeInTheDocument();
    await user.clear(box);
    await user.type(box, 'k7m2qxrb4t{Enter}');
    expect(await screen.findByRole('heading', { name: 'Order K7M2QXRB4T' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(PATH);
  });
});

describe('the page of an order', () => {
  test('shows tickets, barcodes and sums that add up', async () => {
    const money = { ...createOrder().money, cancelFeeMinor: 500, totalMinor: 28_800, balanceMinor: -500 };
    await openOrders({ path: PATH, answers: { [ORDER]: createOrder({ money }) } });
    expect((await screen.findAllByText('Stalls, C 12')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('$123456789')).toHaveLength(2);
    const card = within(screen.getByRole('region', { name: 'Money' }));
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '270.00',
      '13.00',
      '5.00',
      '288.00',
      '283.00',
      '5.00',
    ]);
    expect(card.getByText('Still to be paid')).toBeInTheDocument();
  });

  test('leads from a seat to that seat on the map', async () => {
    await openOrders({ path: PATH, answers: { [ORDER]: createOrder() } });
    const [seat] = await screen.findAllByRole('link', { name: 'Stalls, C 12' });
    expect(seat).toHaveAttribute('href', '/shows/K7M2QXRB/seats/tickets?seat=Stalls%7CC%7C12');
  });

  test('says whether a changed seat was dearer or cheaper, and leaves no gap for an erased name', async () => {
    const change = { type: 'SEAT_CHANGE', before: 'Stalls|C|12', after: 'Stalls|D|1' } as const;
    const items = [
      createItem({
        transactionHistory: [
          createTransaction({ ...change, id: 21, amount: -5800 }),
          createTransaction({ ...change, id: 22, amount: 4350, at: '2026-11-17T09:14:00.000Z' }),
        ],
      }),
    ];
    const buyer = { ...createOrder().buyer, name: '' };
    await openOrders({ path: PATH, answers: { [ORDER]: createOrder({ items, buyer }) } });
    expect(await screen.findByText('Seat changed, GBP −58.00')).toBeInTheDocument();
    expect(screen.getByText('Seat changed, GBP +43.50')).toBeInTheDocument();
    expect(screen.getByText(/^Ordered .* · Web$/)).toBeInTheDocument();
  });

  test('says why a buyer is masked', async () => {
    await openOrders({ path: PATH, answers: { [ORDER]: createOrder({ isBuyerMasked: true }) } });
    expect(await screen.findByText(/See customers/)).toBeInTheDocument();
  });

  test('puts the note that was written into the history of its ticket', async () => {
    const note = createTransaction({ id: 90, type: 'NOTE', text: 'Needs the ramp.', amount: null, actor: 'Bea' });
    let items = createOrder().items;
    const { seen, user } = await openOrders({
      path: `${PATH}/tickets/11/note`,
      answers: {
        [ORDER]: () => json(createOrder({ items })),
        [NOTE]: () => {
          items = items.map((item) =>
            item.id === 11 ? { ...item, transactionHistory: [note, ...item.transactionHistory] } : item,
          );
          return json({ items: [{ id: 11, transactionHistory: items[0]?.transactionHistory }] });
        },
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Needs the ramp.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Note added')).toBeInTheDocument();
    expect(await screen.findByText('Needs the ramp.', { ignore: 'textarea' })).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'POST')?.body).toBe('{"text":"Needs the ramp."}');
  });
});

describe('the drawer that cancels', () => {
  const choose = async (user: Awaited<ReturnType<typeof openOrders>>['user']) => {
    await user.click(await screen.findByRole('checkbox', { name: /Stalls, C 13/ }));
    await user.click(screen.getByRole('combobox', { name: /Reason/ }));
    await user.click(await screen.findByRole('option', { name: 'Customer request' }));
    const fee = screen.getByRole('textbox', { name: /Cancellation fee/ });
    await user.clear(fee);
    await user.type(fee, '5');
  };

  test('shows the refund, and sends the choices under the revision that was read', async () => {
    const { seen, user } = await openOrders({ path: `${PATH}/cancel`, answers: { [CANCEL]: createOrder() } });
    await choose(user);
    const summary = within(screen.getByRole('region', { name: 'What this cancellation does' }));
    expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'GBP 141.50',
      'GBP 5.00',
      'GBP 136.50',
      'GBP 146.50',
    ]);
    await user.click(screen.getByRole('button', { name: 'Cancel 1 ticket' }));
    expect(await screen.findByText('1 ticket cancelled')).toBeInTheDocument();
    const sent = seen.find(({ method }) => method === 'POST');
    expect(sent?.headers.get('if-match')).toBe('"4"');
    expect(JSON.parse(String(sent?.body))).toEqual({
      orderItemIds: [12],
      reason: 'customer-request',
      comment: '',
      feeMinor: 500,
      refund: 'later',
      holdId: null,
      sendsMail: false,
    });
  });

  test('keeps no more than was paid, and only who may refund says that money was given back', async () => {
    const { seen, user } = await openOrders({ path: `${PATH}/cancel`, without: ['order:refund'] });
    await choose(user);
    expect(screen.getByRole('radio', { name: 'Already refunded' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /Cancellation fee/ }), '000');
    await user.click(screen.getByRole('button', { name: 'Cancel 1 ticket' }));
    expect(await screen.findByText('Must be less than or equal to 141.50')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('does not treat holds that could not be loaded as none', async () => {
    const holds = 'GET /api/main/shows/K7M2QXRB/seats/holds';
    await openOrders({ path: `${PATH}/cancel`, answers: { [holds]: () => problem('INTERNAL') } });
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.queryByRole('combobox', { name: /Hold/ })).not.toBeInTheDocument();
  });

  test('shows the former seat of a cancelled ticket without a link, and says that its note is hidden', async () => {
    const note = createTransaction({ id: 9, type: 'NOTE', amount: null, isTextMasked: true, actor: 'Bea' });
    const gone = { seatId: null, formerSeatId: 'Stalls|C|13', status: 'CANCELLED', barcode: null } as const;
    const items = [createItem(), createItem({ id: 12, ...gone, transactionHistory: [note] })];
    await openOrders({ path: PATH, answers: { [ORDER]: createOrder({ items }) } });
    expect((await screen.findAllByRole('link', { name: 'Stalls, C 12' })).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Stalls, C 13').length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Stalls, C 13' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Premium · seat no longer in the plan').length).toBeGreaterThan(0);
    expect(screen.getByText('Visible only to those who may see customers.')).toBeInTheDocument();
  });

  test('promises no refund for a negative fee', async () => {
    const { seen, user } = await openOrders({ path: `${PATH}/cancel` });
    await choose(user);
    const fee = screen.getByRole('textbox', { name: /Cancellation fee/ });
    await user.clear(fee);
    await user.type(fee, '-1');
    await user.tab();
    expect(await screen.findByText('Must be a non negative number')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'What this cancellation does' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel 1 ticket' }));
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('shows the order as it is now when somebody else changed it meanwhile', async () => {
    let items = createOrder().items;
    const { user } = await openOrders({
      path: `${PATH}/cancel`,
      answers: {
        [ORDER]: () => json(createOrder({ items })),
        [CANCEL]: () => {
          items = [createItem(), createItem({ id: 12, seatId: 'Stalls|C|13', status: 'CANCELLED', barcode: null })];
          return problem('STALE');
        },
      },
    });
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Cancel 1 ticket' }));
    expect(await screen.findByText(/Somebody else has changed this/)).toBeInTheDocument();
    expect(await screen.findByRole('checkbox', { name: /Stalls, C 12/ })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Stalls, C 13/ })).not.toBeInTheDocument();
  });
});

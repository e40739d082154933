import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { createItem, createOrder, createTransaction } from '../testing/create-order.ts';
import { ORDER, openOrders } from '../testing/open-orders.tsx';

const PATH = '/orders/K7M2QXRB4T';
const TICKETS = 'POST /api/customers/orders/K7M2QXRB4T/tickets';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

test('the tickets of an order are downloaded as PDF, and the history then says by whom', async () => {
  const print = createTransaction({ id: 5, type: 'PRINT', amount: null, actor: 'Bea Office', after: 'PAPER' });
  let items = createOrder().items;
  const { seen, user } = await openOrders({
    path: `${PATH}?history=prints`,
    answers: {
      [ORDER]: () => json(createOrder({ items })),
      [TICKETS]: () => {
        items = [createItem({ transactionHistory: [print] })];
        return new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
      },
    },
  });
  expect(await screen.findByText('There are no entries of this kind.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Tickets (PDF)' }));
  const entry = (await screen.findByText('Tickets printed')).closest('li');
  expect(entry).toHaveTextContent('On paper');
  expect(entry).toHaveTextContent('Bea Office');
  expect(seen.find(({ method }) => method === 'POST')?.url).toBe('/api/customers/orders/K7M2QXRB4T/tickets');
});

test('a line of the history names what was printed, what of it admits nobody any more, and the link in the e-mail', async () => {
  const print = createTransaction({ id: 5, type: 'PRINT', amount: null, actor: 'Ticket link', after: 'PHONE' });
  const transactionHistory = [
    { ...print, before: '0123456789abcdef' },
    { ...print, id: 4, at: '2026-11-17T09:14:00.000Z', actor: 'Bea Office', before: '$987654321' },
  ];
  const items = [createItem({ transactionHistory })];
  await openOrders({ path: `${PATH}?history=prints`, answers: { [ORDER]: createOrder({ items }) } });
  const [now, before] = (await screen.findAllByText('Tickets printed')).map((line) => line.closest('li'));
  expect(now).toHaveTextContent('For a phone: 0123456789abcdef');
  expect(now).toHaveTextContent('Link in the e-mail');
  expect(before).toHaveTextContent('For a phone: $987654321 (no longer valid)');
});

test('what is wrong with the printed tickets is said until somebody has read it', async () => {
  const headers = { 'content-type': 'application/pdf', 'ticket-warnings': 'BARCODE_TOO_SMALL.barcode=2' };
  const { user } = await openOrders({
    path: PATH,
    answers: { [ORDER]: createOrder(), [TICKETS]: () => new Response('%PDF-1.7', { headers }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Tickets (PDF)' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Barcode: The barcode is too small to be read at the gate.');
  expect(within(alert).getByRole('link', { name: 'Settings of the tickets' })).toHaveAttribute(
    'href',
    `/shows/${createOrder().showCode}/print-at-home`,
  );
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal to print says why', async () => {
  const refuse = () => problem('RULE_BROKEN', { details: { reason: 'no-tickets-to-send', status: 'PENDING' } });
  const { user } = await openOrders({ path: PATH, answers: { [TICKETS]: refuse } });
  await user.click(await screen.findByRole('button', { name: 'Tickets (PDF)' }));
  expect(await screen.findByText(/^There are no tickets to send/)).toBeInTheDocument();
});

test.each([
  ['may not', { without: ['order:write'] as const }, /Change seats, transfer and send tickets again/],
  [
    'looks at an order that waits for its money',
    { answers: { [ORDER]: createOrder({ status: 'PENDING' }) } },
    'Only the tickets of an active order can be printed.',
  ],
])('the button says why to a reader who %s', async (_who, opened, reason) => {
  const { seen, user } = await openOrders({ path: PATH, ...opened });
  const button = await screen.findByRole('button', { name: 'Tickets (PDF)' });
  expect(button).toHaveAccessibleDescription(reason);
  await user.click(button);
  expect(within(document.body).queryByText('Tickets printed')).toBeNull();
  await waitFor(() => expect(seen.filter(({ method }) => method === 'POST')).toEqual([]));
});

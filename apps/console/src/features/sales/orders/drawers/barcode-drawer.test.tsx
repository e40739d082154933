import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { createItem, createOrder, createTransaction } from '../testing/create-order.ts';
import { ORDER, openOrders } from '../testing/open-orders.tsx';

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(() => void vi.unstubAllGlobals());

const PAGE = '/orders/K7M2QXRB4T';
const SET = 'PATCH /api/customers/orders/K7M2QXRB4T/11/barcode';

async function openBarcode(opened: Partial<Parameters<typeof openOrders>[0]> = {}) {
  const { seen, router, user } = await openOrders({ path: `${PAGE}/tickets/11/barcode`, ...opened });
  const field = await screen.findByRole('textbox', { name: /^Barcode/ });
  const save = () => screen.getByRole('button', { name: 'Use this barcode' });
  const sent = () => seen.filter(({ method }) => method === 'PATCH');
  return { field, router, save, sent, user };
}

test('a scanner types into the field at once, and its Enter saves with the revision that was seen', async () => {
  let order = createOrder();
  const { field, router, sent, user } = await openBarcode({
    answers: {
      [ORDER]: () => json(order),
      [SET]: () => {
        const change = {
          type: 'BARCODE_CHANGE',
          before: '0123456789abcdef',
          after: '$123456780',
          amount: null,
        } as const;
        const transactionHistory = [createTransaction({ ...change, id: 91, actor: 'Bea' })];
        const barcode = { value: '$123456780', code128: '$123456780' };
        order = createOrder({ items: [createItem({ barcode, transactionHistory })], revision: 5 });
        return json(order);
      },
    },
  });
  expect(field).toHaveFocus();
  expect(screen.getByText(/It replaces 0123456789abcdef/)).toBeVisible();
  await user.keyboard('$123456780{Enter}');
  expect(await screen.findByText('Stalls, C 12 now has the barcode $123456780')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(PAGE));
  expect(sent().map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    ['{"barcode":"$123456780"}', '"4"'],
  ]);
  expect(await screen.findByText('Pre-printed')).toBeVisible();
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getByText('Barcode replaced')).toBeVisible();
  expect(history.getByText('0123456789abcdef → $123456780')).toBeVisible();
});

test('an invalid barcode is refused in the words of the specification before anything is sent', async () => {
  const { field, save, sent, user } = await openBarcode();
  await user.type(field, '$12');
  await user.click(save());
  expect(await screen.findByText("Please provide a valid barcode (e.g. '$123456789')")).toBeVisible();
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.click(save());
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('what the server refuses of a barcode is said at its field', async () => {
  const fieldErrors = [{ field: 'barcode', code: 'barcode' as const, message: 'Has the wrong form' }];
  const { field, user } = await openBarcode({ answers: { [SET]: () => problem('INVALID', { fieldErrors }) } });
  await user.type(field, '$123456780{Enter}');
  expect(await screen.findByText("Please provide a valid barcode (e.g. '$123456789')")).toBeVisible();
  expect(field).toBeInvalid();
});

test.each([
  ['barcode-in-use', /A ticket of order PQ3ZN8WVYH already has this barcode/],
  ['barcode-revoked', /This barcode was used for order PQ3ZN8WVYH and is no longer valid/],
])('a barcode that is taken is refused with the order it is of: %s', async (reason, words) => {
  const details = { reason, orderId: 'PQ3ZN8WVYH' };
  const answers = { [SET]: () => problem('CONFLICT', { details }) };
  const { field, router, sent, user } = await openBarcode({ answers });
  await user.type(field, '$123456780{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(router.state.location.pathname).toContain('/barcode');
  await user.keyboard('$123456781{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(field).toHaveValue('$123456781');
});

test.each([
  [
    'by whoever may not change orders',
    { without: ['order:write'] },
    /“Change seats, transfer and send tickets again” for this/,
  ],
  [
    'for a ticket that is cancelled',
    { answers: { [ORDER]: createOrder({ items: [createItem({ status: 'CANCELLED', barcode: null })] }) } },
    'This ticket is cancelled.',
  ],
  [
    'before the order is paid',
    { answers: { [ORDER]: createOrder({ status: 'PENDING', paymentStatus: 'UNPAID' }) } },
    'The order is not paid yet, so there are no tickets.',
  ],
] as const)('no pre-printed ticket is used %s', async (_, opened, reason) => {
  const { field, save } = await openBarcode(opened as Partial<Parameters<typeof openOrders>[0]>);
  expect(field).toBeDisabled();
  expect(save()).toHaveAccessibleDescription(reason);
});

test('the menu of a ticket leads there, and that of a cancelled one says why not', async () => {
  const cancelled = { status: 'CANCELLED', barcode: null } as const;
  const items = [createItem(), createItem({ id: 12, seatId: 'Stalls|C|13', ...cancelled })];
  const { user } = await openOrders({ path: PAGE, answers: { [ORDER]: createOrder({ items }) } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Stalls, C 13' }));
  const closed = await screen.findByRole('menuitem', { name: 'Use a pre-printed ticket' });
  expect(closed).toHaveAccessibleDescription('This ticket is cancelled.');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Actions for Stalls, C 12' }));
  const open = await screen.findByRole('menuitem', { name: 'Use a pre-printed ticket' });
  expect(open).toHaveAttribute('href', `${PAGE}/tickets/11/barcode`);
});

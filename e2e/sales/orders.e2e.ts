import { getOrder, listOrders } from '@parterre/contract/calls/orders';
import { connectApi, findShowCode } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

const EVENT = 'Mahler: Symphony No. 5';

test.describe.configure({ timeout: 180_000 });

test('an order is found by its buyer and by a seat, gets a note, loses a ticket and is refunded', async ({ page }) => {
  await signIn(page, 'owner', '/orders');
  const api = await connectApi(page);
  const showCode = await findShowCode(api, EVENT);
  const filter = { showCode, status: 'ACTIVE', paymentStatus: 'PAID', refundStatus: 'NONE' } as const;
  const { items } = await api(listOrders, { query: { ...filter, pageSize: 100 } });
  const chosen = items.find(({ tickets, seatIds }) => tickets >= 2 && seatIds.length >= 2);
  if (!chosen) throw new Error(`the demo has no order of two seats of ${EVENT}`);
  const { orderId, buyer, currency } = chosen;
  const read = () => api(getOrder, { params: { orderId } });
  const before = await read();
  const item = before.items.find(({ status, seatId }) => status === 'ACTIVE' && seatId !== null);
  if (!item?.seatId) throw new Error('the order has no seat');
  const [block, row, seat] = item.seatId.split('|');
  /** Unique per run, because notes are never deleted. */
  const note = `Called: needs the ramp. ${Date.now()}`;
  const seatName = `${block}, ${row} ${seat}`;

  const box = page.getByRole('searchbox', { name: /^Order id, name/ });
  await page.goto(`/orders?showCode=${showCode}`);
  for (const words of [buyer.name, item.seatId]) {
    await box.fill(words);
    await page.waitForURL((url) => url.searchParams.get('search') === words);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: orderId })).toBeVisible();
  }
  await expectAccessible(page, 'orders');
  await box.fill(orderId.toLowerCase());
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await expect(page.getByText(item.barcode?.code128 ?? '')).toBeVisible();
  await expectAccessible(page, 'an order');

  await page.getByRole('link', { name: `Write a note on ${seatName}` }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill(note);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(note)).toBeVisible();
  const noted = (await read()).items.find(({ id }) => id === item.id);
  expect(noted?.transactionHistory[0]).toMatchObject({ type: 'NOTE', text: note });

  /** Of this run: a barcode is used once. */
  const barcode = `$${String(Date.now()).slice(-9)}`;
  await page.getByRole('button', { name: `Actions for ${seatName}` }).click();
  await page.getByRole('menuitem', { name: 'Use a pre-printed ticket' }).click();
  const field = page.getByRole('textbox', { name: /^Barcode/ });
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the barcode of a ticket');
  await field.pressSequentially(barcode);
  await field.press('Enter');
  await expect(page.getByText(`${seatName} now has the barcode ${barcode}`)).toBeVisible();
  await expect(page.getByText('Pre-printed', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Cancel tickets' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cancel tickets' });
  await drawer.getByRole('checkbox', { name: seatName }).check();
  await drawer.getByRole('combobox', { name: /Reason/ }).click();
  await page.getByRole('option', { name: 'Customer request' }).click();
  await drawer.getByRole('textbox', { name: /Cancellation fee/ }).fill('5');
  const back = item.paidMinor - 500;
  await expect(drawer.getByText(write(back))).toBeVisible();
  await expectAccessible(page, 'the cancellation of tickets');
  await drawer.getByRole('button', { name: 'Cancel 1 ticket' }).click();
  await expect(page.getByText('1 ticket cancelled')).toBeVisible();

  const cancelled = await read();
  expect(cancelled.totalMinor).toBe(before.totalMinor - item.paidMinor + 500);
  expect(cancelled.money).toMatchObject({ cancelFeeMinor: 500, balanceMinor: back });
  expect(cancelled.items.find(({ id }) => id === item.id)).toMatchObject({ status: 'CANCELLED', barcode: null });
  const sold = await api(listOrders, { query: { showCode, searchTerm: item.seatId, status: 'ACTIVE' } });
  const standing = await Promise.all(sold.items.map(({ orderId }) => api(getOrder, { params: { orderId } })));
  const taken = standing.flatMap((order) => order.items).filter(({ status }) => status === 'ACTIVE');
  expect(taken.map(({ seatId }) => seatId)).not.toContain(item.seatId);

  await page.getByRole('link', { name: 'Record refund' }).click();
  await page.getByRole('button', { name: `Record ${write(back)}` }).click();
  await expect(page.getByText(/recorded as refunded/)).toBeVisible();
  expect((await read()).money).toMatchObject({ refundedMinor: back, balanceMinor: 0 });
  const given = (await read()).status === 'CANCELLED' ? 'Refunded' : 'Part refunded';
  await expect(page.getByText(given, { exact: true })).toBeVisible();

  function write(amountMinor: number): string {
    const number = (amountMinor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
    return `${currency} ${number}`;
  }
});

test('the box office cancels but cannot say that money was given back', async ({ page }) => {
  await signIn(page, 'boxoffice', '/orders');
  // Needs a paid order: another journey issues comps, which cost nothing.
  const query = { status: 'ACTIVE', paymentStatus: 'PAID', refundStatus: 'NONE', pageSize: 100 } as const;
  const { items } = await (await connectApi(page))(listOrders, { query });
  await page.goto(`/orders/${items.find(({ totalMinor }) => totalMinor > 0)?.orderId}`);
  await page.getByRole('link', { name: 'Cancel tickets' }).click();
  await expect(page.getByRole('radio', { name: 'Already refunded' })).toBeDisabled();
  await expect(page.getByText(/“Refund money”/)).toBeVisible();
});

test('who only reads reports is led to no orders, and is told why there are none', async ({ page }) => {
  await signIn(page, 'reports', '/shows');
  await expect(page.getByRole('link', { name: 'Events' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'You cannot open orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask/ }).first()).toBeVisible();
});

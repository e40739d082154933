import { readFileSync } from 'node:fs';
import { getOrder, listOrders, recordOrderPayment } from '@parterre/contract/calls/orders';
import { previewSettlement } from '@parterre/contract/calls/settlements';
import type { SettlementLineKind } from '@parterre/contract/choices/settlement-choices';
import type { Client } from '@parterre/contract/wire/client';
import { connectApi } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';

test('an agreed statement is downloaded as PDF and as a workbook', async ({ page }) => {
  await signIn(page, 'finance', '/finance/settlements');
  await page
    .getByRole('link', { name: /^Settlement \d+$/ })
    .first()
    .click();
  await expect(page.getByText(/Digest \(SHA-256\)/)).toBeVisible();
  for (const [name, start] of [
    ['PDF', '%PDF'],
    ['Excel', 'PK'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const path = await (await coming).path();
    expect(readFileSync(path).subarray(0, start.length).toString()).toBe(start);
  }
});

test('a payment is received in the open statement of its event and no longer owed there', async ({ page }) => {
  await signIn(page, 'finance', '/finance/settlements');
  const api = await connectApi(page);
  const { orderId, showCode, money, revision } = await findUnpaid(api);
  const before = await readStatement(api, showCode);
  const body = { amountMinor: -money.balanceMinor, method: 'bank-transfer' as const, reference: 'HBCE 4712' };
  await api(recordOrderPayment, { params: { orderId }, body }, { revision });
  expect(await readStatement(api, showCode)).toEqual({
    payment: before.payment - money.balanceMinor,
    outstanding: before.outstanding + money.balanceMinor,
  });

  await page.goto(`/finance/settlements/open?showCode=${showCode}`);
  const line = page.getByRole('row', { name: /^Payments received/ });
  await expect(line.getByRole('cell').last()).toContainText(write(before.payment - money.balanceMinor));
  await page.getByRole('button', { name: 'Agree statement' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Agree statement' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

/** Finds an unpaid order of a show without instalments, because another journey pays those. */
async function findUnpaid(api: Client) {
  const query = { promoterCode: 'harbour-hall', pageSize: 100 };
  const inParts = await api(listOrders, { query: { ...query, paymentStatus: 'PART_PAID' } });
  const unpaid = await api(listOrders, { query: { ...query, paymentStatus: 'UNPAID' } });
  const found = unpaid.items.find(({ showCode }) => inParts.items.every((other) => other.showCode !== showCode));
  if (!found) throw new Error('the demo has no unpaid order of an event without instalments');
  return api(getOrder, { params: { orderId: found.orderId } });
}

/** Returns the sums paid and outstanding in the open statement of a show. */
async function readStatement(api: Client, showCode: string) {
  const { lines } = await api(previewSettlement, { query: { promoterCode: 'harbour-hall', showCode } });
  const sumOf = (wanted: SettlementLineKind) =>
    lines.filter(({ kind }) => kind === wanted).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { payment: sumOf('payment'), outstanding: sumOf('outstanding') };
}

const write = (amountMinor: number) => (amountMinor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });

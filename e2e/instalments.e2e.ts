import { listInstalments } from '@parterre/contract/calls/instalments';
import { previewSettlement } from '@parterre/contract/calls/settlements';
import type { SettlementLineKind } from '@parterre/contract/choices/settlement-choices';
import type { Client } from '@parterre/contract/wire/client';
import { connectApi } from './support/connect-api.ts';
import { expect, signIn, test } from './support/journey.ts';

test('a late instalment is found, paid, and the open statement counts it as received and no longer as owed', async ({
  page,
}) => {
  await signIn(page, 'finance', '/finance/instalments');
  await expect(page.getByRole('heading', { name: 'Instalments', level: 1 })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio', { name: 'Overdue' }).click();
  await expect(page).toHaveURL(/status=overdue/);
  const api = await connectApi(page);
  const { items } = await api(listInstalments, { query: { status: 'overdue', pageSize: 100 } });
  const [late] = items;
  if (!late) throw new Error('the demo has no late instalment');
  const { orderId, showCode, openMinor } = late;
  const before = await readStatement(api, showCode);

  await page
    .getByRole('link', { name: `Record a payment of order ${orderId}` })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Amount', { exact: true })).toHaveValue(write(openMinor));
  await drawer.getByLabel('Reference').fill('HBCE 4711');
  await drawer.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(`${late.currency} ${write(openMinor)} recorded.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Instalments' })).toBeVisible();
  expect(await readStatement(api, showCode)).toEqual({
    payment: before.payment + openMinor,
    outstanding: before.outstanding - openMinor,
  });

  await page.goto(`/finance/settlements/open?showCode=${showCode}`);
  const line = page.getByRole('row', { name: /^Payments received/ });
  await expect(line.getByRole('cell').last()).toContainText(write(before.payment + openMinor));
  await page.getByRole('button', { name: 'Agree statement' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Agree statement' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

/** What the open statement of an event says has come in and is owed still. */
async function readStatement(api: Client, showCode: string) {
  const { lines } = await api(previewSettlement, { query: { promoterCode: 'harbour-hall', showCode } });
  const sumOf = (wanted: SettlementLineKind) =>
    lines.filter(({ kind }) => kind === wanted).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { payment: sumOf('payment'), outstanding: sumOf('outstanding') };
}

const write = (amountMinor: number) => (amountMinor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });

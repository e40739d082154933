import { listInstalments } from '@parterre/contract/calls/instalments';
import { connectApi } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';

test('a late instalment is found and paid, and is late no more', async ({ page }) => {
  await signIn(page, 'finance', '/finance/instalments');
  await expect(page.getByRole('heading', { name: 'Instalments', level: 1 })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio', { name: 'Overdue' }).click();
  await expect(page).toHaveURL(/status=overdue/);
  const api = await connectApi(page);
  const { items } = await api(listInstalments, { query: { status: 'overdue', pageSize: 100 } });
  const [late] = items;
  if (!late) throw new Error('the demo has no late instalment');
  const { orderId, number, openMinor } = late;

  await page
    .getByRole('link', { name: `Record a payment of order ${orderId}` })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Amount', { exact: true })).toHaveValue(write(openMinor));
  await drawer.getByLabel('Reference').fill('HBCE 4711');
  await drawer.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(`${late.currency} ${write(openMinor)} recorded`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Instalments' })).toBeVisible();
  const left = await api(listInstalments, { query: { status: 'overdue', pageSize: 100 } });
  expect(left.items.filter((one) => one.orderId === orderId && one.number === number)).toEqual([]);
});

const write = (amountMinor: number) => (amountMinor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });

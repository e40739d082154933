import { getCustomer } from '@parterre/contract/calls/customers';
import { getOrder, listOrders } from '@parterre/contract/calls/orders';
import { createCompPrice, listPrices } from '@parterre/contract/calls/prices';
import { connectApi, findShowCode } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

const EVENT = 'Mahler: Symphony No. 5';

test.describe.configure({ timeout: 180_000 });

test('comps are issued, and their holder is found, exported and forgotten', async ({ page }) => {
  await signIn(page, 'owner', '/customers');
  const api = await connectApi(page);
  const showCode = await findShowCode(api, EVENT);
  const { items: prices } = await api(listPrices, { params: { showCode } });
  const [first] = prices;
  if (!first) throw new Error(`the demo has no tickets of ${EVENT}`);
  const run = String(Date.now());
  const name = { 'en-GB': `Press ${run}` };
  const body = { priceGroupId: first.priceGroupId, name, isSeated: false, allocation: 5 };
  await api(createCompPrice, { params: { showCode }, body });
  const email = `press-${run}@example.test`;

  await page.goto(`/shows/${showCode}/comps`);
  const drawer = page.getByRole('dialog', { name: 'Issue comps' });
  await drawer.getByRole('combobox', { name: /Comp ticket/ }).click();
  await page.getByRole('option', { name: `Press ${run}` }).click();
  await drawer.getByRole('textbox', { name: /How many/ }).fill('2');
  await drawer.getByRole('textbox', { name: /For whom/ }).fill(`Critic ${run}`);
  await drawer.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await expectAccessible(page, 'the comps drawer');
  await drawer.getByRole('button', { name: 'Issue comps' }).click();
  await expect(page.getByText(/2 comps issued/)).toBeVisible();
  const { items } = await api(listOrders, { query: { searchTerm: email } });
  const orderId = items[0]?.orderId ?? '';
  expect(items).toMatchObject([{ tickets: 2, totalMinor: 0, channel: 'box-office' }]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(email);
  await expect(page.getByRole('option', { name: new RegExp(`^${orderId} · Critic ${run}`) })).toBeVisible();
  await expectAccessible(page, 'what the palette found');
  await page.getByRole('option', { name: `Critic ${run} ${email}` }).click();
  await expect(page.getByRole('heading', { name: `Critic ${run}` })).toBeVisible();
  await expect(page.getByRole('link', { name: orderId })).toBeVisible();
  await expectAccessible(page, 'a customer');
  const customerId = Number(new URL(page.url()).pathname.split('/')[2]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all data' }).click();
  expect((await saved).suggestedFilename()).toBe(`customer-${customerId}.json`);
  await page.getByRole('button', { name: 'Erase customer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Erase customer' }).click();
  // The second confirmation requires the address again.
  const erase = dialog.getByRole('button', { name: 'Erase anyway' });
  await expect(erase).toBeVisible();
  await dialog.getByRole('textbox').fill(email);
  await erase.click();
  await expect(page.getByRole('heading', { name: 'Erased customer' })).toBeVisible();
  expect(await api(getCustomer, { params: { customerId } })).toMatchObject({ name: '', email: '' });
  expect((await api(getOrder, { params: { orderId } })).buyer).toEqual({ name: '', email: '' });
});

test('who may not see customers is led to none', async ({ page }) => {
  await signIn(page, 'reports', '/shows');
  await expect(page.getByRole('link', { name: 'Events' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customers' })).toHaveCount(0);
});

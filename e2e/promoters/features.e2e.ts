import { getFeatures } from '@parterre/contract/calls/features';
import { connectApi } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, readToken, signIn, test } from '../support/journey.ts';

test('what an owner switches off for one user is closed to them, in pages, palette and calls, until it is on again', async ({
  browser,
  page,
}) => {
  await signIn(page, 'owner', '/users?search=finance');
  await page.getByRole('link', { name: 'Fiona Marsh' }).first().click();
  const drawer = page.getByRole('dialog');
  const orders = drawer.getByRole('group', { name: 'Switched off' }).getByRole('checkbox', { name: 'Orders' });
  await orders.focus();
  await page.keyboard.press('Space');
  await expectAccessible(page, 'a user with something switched off', { part: '[role=dialog]' });
  await drawer.getByRole('button', { name: 'Save user' }).click();
  await expect(drawer).toBeHidden();

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await expect(async () => {
    await signIn(theirs, 'finance', '/orders');
    await expect(theirs.getByRole('heading', { name: 'Switched off' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(theirs, 'a page that is switched off');
  await expect(theirs.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' })).toHaveCount(0);
  const api = await connectApi(theirs);
  expect((await api(getFeatures, { query: {} })).closed).toEqual(['order-management']);
  const headers = { authorization: `Bearer ${await readToken(theirs)}` };
  const refused = await theirs.request.get('/api/customers/orders?promoterCode=harbour-hall', { headers });
  expect([refused.status(), (await refused.json()).details?.feature]).toEqual([403, 'order-management']);

  await page.getByRole('link', { name: 'Fiona Marsh' }).first().click();
  await orders.uncheck();
  await drawer.getByRole('button', { name: 'Save user' }).click();
  await expect(drawer).toBeHidden();
  await other.close();
});

import { getFeatures } from '@parterre/contract/calls/features';
import type { Page } from '@playwright/test';
import { connectApi } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, readToken, signIn, test } from '../support/journey.ts';

test('what an owner switches off for one user is closed to them in pages, navigation and calls, until it is on again', async ({
  browser,
  page,
}) => {
  await signIn(page, 'owner', '/users?search=fiona');
  await switchOrders(page, { isOff: true });

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await expect(async () => {
    await signIn(theirs, 'finance', '/orders');
    await expect(theirs.getByRole('heading', { name: 'Switched off' })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 40_000 });
  await expect(theirs.getByText(/“Orders” is switched off for you/)).toBeVisible();
  await expectAccessible(theirs, 'a page that is switched off');
  const navigation = theirs.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Events' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  const api = await connectApi(theirs);
  expect((await api(getFeatures, { query: {} })).closed).toEqual(['order-management']);
  const headers = { authorization: `Bearer ${await readToken(theirs)}` };
  const refused = await theirs.request.get('/api/customers/orders?promoterCode=harbour-hall', { headers });
  expect(await refused.json()).toMatchObject({ status: 403, details: { feature: 'order-management' } });

  await switchOrders(page, { isOff: false });
  await other.close();
});

/** Uses the keyboard, at both promoters of the demo; what an earlier try has left switched off stays so. */
async function switchOrders(page: Page, { isOff }: { isOff: boolean }): Promise<void> {
  const drawer = page.getByRole('dialog');
  for (const at of [0, 1]) {
    await page.getByRole('link', { name: 'Fiona Marsh' }).nth(at).click();
    const orders = drawer
      .getByRole('group', { name: 'Features switched off' })
      .getByRole('checkbox', { name: 'Orders' });
    await orders.focus();
    if ((await orders.isChecked()) === isOff) await page.keyboard.press('Escape');
    else {
      await page.keyboard.press('Space');
      if (at === 0) await expectAccessible(page, 'what is switched off for a user', { part: '[role=dialog]' });
      await drawer.getByRole('button', { name: 'Save user' }).click();
    }
    await expect(drawer).toBeHidden();
  }
}

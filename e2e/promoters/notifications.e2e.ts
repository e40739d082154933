import { updateBlock } from '@parterre/contract/calls/seats';
import { connectApi, copyShow } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

test('what a colleague does rings the bell, leads to the seats, and is told as each user chooses', async ({
  page,
  browser,
}) => {
  const name = `Allocated ${Date.now()}`;
  const colleague = await (await browser.newContext()).newPage();
  await Promise.all([signIn(page), signIn(colleague, 'events')]);
  const showCode = await copyShow(await connectApi(page), name, ['prices', 'allocation']);
  // The open page receives the notification without a reload.
  const api = await connectApi(colleague);
  await api(updateBlock, { params: { showCode, blockId: 1 }, body: { alternatingSeats: true } });
  const bell = page.getByRole('button', { name: /^Notifications: \d+\+? unread$/ });
  await expect(bell).toBeVisible({ timeout: 30_000 });
  await bell.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  const told = drawer.getByRole('link', { name: new RegExp(`changed the alternating seats of ${name}$`) });
  await expect(told).toBeVisible();
  await expectAccessible(page, 'notifications: drawer', { part: '[role="dialog"]' });
  const line = drawer.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('Unread');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // Other journeys ring the same bell meanwhile: what was seen is read, whatever else is new.
  await page.getByRole('button', { name: /^Notifications: / }).press('Enter');
  await expect(line).toBeVisible();
  await expect(line).not.toContainText('Unread', { timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Email notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email notifications' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Latest' }).getByRole('link', { name: new RegExp(name) }),
  ).toBeVisible();
  const card = page.getByRole('region', { name: /^How you hear about it/ }).first();
  await expectAccessible(page, 'notifications');
  const choice = card.getByRole('combobox', { name: /^Settlement agreed/ });
  // A second attempt finds what the first has chosen.
  const wanted = (await choice.textContent()) === 'Weekly e-mail' ? 'Daily e-mail' : 'Weekly e-mail';
  await choice.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: wanted }).click();
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('combobox', { name: /^Settlement agreed/ })).toHaveText(wanted);

  await page
    .getByRole('region', { name: 'Latest' })
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await page.waitForURL(`**/shows/${showCode}/seats/tickets`);
});

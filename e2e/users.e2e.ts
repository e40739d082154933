import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, signIn, test } from './support/journey.ts';
import { readMailedLink } from './support/read-mail.ts';

// A mail is sent within a minute.
test.describe.configure({ timeout: 240_000 });

const NEW_PASSWORD = 'seven quiet trombones';
const NEXT_PASSWORD = 'eleven loud harpsichords';

/** A window of somebody else, with nothing kept in it. */
const openWindow = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

async function signInByHand(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/shows');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('somebody is invited, accepts, signs in, works in their role, and is deactivated', async ({ page, browser }) => {
  const email = `newcomer-${Date.now()}@example.test`;
  await signIn(page, 'owner', '/shows');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'User management' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible();
  await expectAccessible(page, 'users');

  await page.getByRole('link', { name: 'Invite user' }).click();
  const choice = page.getByRole('button', { name: /^Harbour/ });
  await page.getByRole('dialog').waitFor();
  if (await choice.isVisible()) await choice.click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('combobox', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Box office' }).click();
  await expect(page.getByText(/^Serves buyers/)).toBeVisible();
  await expectAccessible(page, 'users: invite');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible();

  const newcomer = await openWindow(browser);
  await newcomer.goto(await readMailedLink(email, '/oidc/invitation'));
  await expect(newcomer.getByText(/invites you to work for/)).toBeVisible();
  await newcomer.getByLabel('Your name').fill('Nora Newcomer');
  await newcomer.getByLabel(/^New password/).fill(NEW_PASSWORD);
  await newcomer.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(newcomer.getByRole('heading', { name: 'You can start' })).toBeVisible();
  await signInByHand(newcomer, email, NEW_PASSWORD);
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await newcomer.getByRole('button', { name: 'Profile menu' }).click();
  await expect(newcomer.getByText('Nora Newcomer')).toBeVisible();
  await expect(newcomer.getByRole('menuitem', { name: 'User management' })).toHaveCount(0);
  await newcomer.keyboard.press('Escape');
  await newcomer.goto('/orders');
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await newcomer.goto('/users');
  await expect(newcomer.getByText('You cannot manage users')).toBeVisible();

  await newcomer.goto('/shows');
  await newcomer.getByRole('button', { name: 'Profile menu' }).click();
  await newcomer.getByRole('menuitem', { name: 'Change password' }).click();
  await expectAccessible(newcomer, 'change password');
  await newcomer.getByLabel('Current password').fill(NEW_PASSWORD);
  await newcomer.getByLabel(/^New password/).fill('password12');
  await newcomer.getByRole('button', { name: 'Change password' }).click();
  await expect(newcomer.getByRole('alert')).toContainText('easy to guess');
  await newcomer.getByLabel('Current password').fill(NEW_PASSWORD);
  await newcomer.getByLabel(/^New password/).fill(NEXT_PASSWORD);
  await newcomer.getByRole('button', { name: 'Change password' }).click();
  await expect(newcomer.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await newcomer.getByRole('link', { name: 'To the console' }).click();
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

  await page.goto('/users?search=Nora');
  await page.getByRole('button', { name: 'More about Nora Newcomer' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Nora Newcomer is deactivated')).toBeVisible();

  await expect(async () => {
    await newcomer.goto('/shows');
    await expect(newcomer.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await newcomer.getByRole('button', { name: 'Sign in' }).click();
  await newcomer.getByLabel(/e-mail/i).fill(email);
  await newcomer.getByLabel(/password/i).fill(NEXT_PASSWORD);
  await newcomer.getByRole('button', { name: 'Sign in' }).click();
  await expect(newcomer.getByRole('alert')).toContainText('Your access has been ended');
  await newcomer.context().close();
});

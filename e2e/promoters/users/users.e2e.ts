import { createHmac } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { expect, PASSWORD, signIn, test } from '../../support/journey.ts';
import { readMailedLink } from '../../support/read-mail.ts';

// A mail is sent within a minute.
test.describe.configure({ timeout: 240_000 });

const NEW_PASSWORD = 'seven quiet trombones';
const NEXT_PASSWORD = 'eleven loud harpsichords';

/** Opens a window for another user, without stored data. */
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
  await expectAccessible(newcomer, 'change password', { inBothThemes: true });
  await newcomer.getByLabel('Current password').fill(NEW_PASSWORD);
  await newcomer.getByLabel(/^New password/).fill('password12');
  await newcomer.getByRole('button', { name: 'Change password' }).click();
  await expect(newcomer.getByRole('alert')).toContainText('easy to guess');
  await newcomer.getByLabel('Current password').fill(NEW_PASSWORD);
  await newcomer.getByLabel(/^New password/).fill(NEXT_PASSWORD);
  await newcomer.getByRole('button', { name: 'Change password' }).click();
  await expect(newcomer.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await newcomer.getByRole('link', { name: 'To the console' }).click();
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

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

async function openDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'My details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
}

test('somebody sets how they are called and how times are written, and ends the session in another browser', async ({
  page,
  browser,
}) => {
  await signIn(page, 'reports', '/shows');
  const elsewhere = await (
    await browser.newContext({ userAgent: 'Mozilla/5.0 (iPad) Version/17.5 Safari/604.1' })
  ).newPage();
  await signIn(elsewhere, 'reports', '/shows');
  await openDetails(page);
  await expectAccessible(page, 'my details');

  const name = page.getByLabel(/^Name/);
  await name.fill('Robin Reports');
  await page.getByRole('radio', { name: '7:30 pm' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save details' }).press('Enter');
  await expect(page.getByText('Details saved')).toBeVisible();
  await expect(page.getByRole('row', { name: /This browser/ })).toContainText(/\d [ap]m/);
  await page.reload();
  await expect(name).toHaveValue('Robin Reports');

  const other = page.getByRole('row', { name: /Safari on iPadOS/ }).first();
  await other.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByText('Signed out of Safari on iPadOS')).toBeVisible();
  await expect(async () => {
    await elsewhere.goto('/shows');
    await expect(elsewhere.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await elsewhere.context().close();

  await page.getByRole('radio', { name: '19:30' }).click();
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('row', { name: /This browser/ })).not.toContainText(/\d [ap]m/);
});

test('somebody signs in with a code after the password, and with the password alone once an owner has reset it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'seating', '/account');
  await page.getByRole('link', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectAccessible(page, 'two-factor sign-in', { inBothThemes: true });
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(computeCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in is on' })).toBeVisible();
  const [recoveryCode = ''] = await page.getByRole('listitem').allInnerTexts();
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page.getByText(/10 recovery codes are left/)).toBeVisible();

  const elsewhere = await openWindow(browser);
  await signInByHand(elsewhere, 'seating@demo.parterre.test', PASSWORD);
  await expect(elsewhere.getByLabel(/^Code/)).toBeVisible();
  await expectAccessible(elsewhere, 'code of a sign-in', { inBothThemes: true });
  await elsewhere.getByLabel(/^Code/).fill('000 000');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('This code is wrong');
  await elsewhere.getByLabel(/^Code/).fill(recoveryCode);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await elsewhere.context().close();

  const owner = await openWindow(browser);
  await signIn(owner, 'owner', '/users');
  await owner.getByRole('searchbox', { name: 'Name or e-mail' }).fill('seating@');
  const row = owner.getByRole('row', { name: /seating@demo/ }).first();
  await expect(row).toContainText('Two-factor');
  await row.getByRole('button', { name: /^More about/ }).click();
  await owner.getByRole('menuitem', { name: 'Reset two-factor' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Reset two-factor' }).click();
  await expect(owner.getByText(/two-factor sign-in of .* is reset/)).toBeVisible();
  await owner.context().close();

  const again = await openWindow(browser);
  await signInByHand(again, 'seating@demo.parterre.test', PASSWORD);
  await expect(again.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await again.context().close();
});

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Computes the code that an authenticator app shows at present (RFC 6238). */
function computeCode(secret: string): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

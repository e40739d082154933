import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, PASSWORD, signIn, test } from '../support/journey.ts';

/** Gives the page's browser a device with passkeys, which somebody unlocks at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

const unlock = (session: CDPSession, authenticatorId: string, isUserVerified: boolean) =>
  session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

async function openPasskeys(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('link', { name: 'Manage passkeys' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/shows');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel(/e-mail/i)).toBeVisible();
}

test('somebody adds a passkey, signs in with it, and removes it, after which it opens nothing', async ({ page }) => {
  const { session, authenticatorId } = await addAuthenticator(page);
  await signIn(page, 'finance', '/account');
  await openPasskeys(page);
  await page.getByLabel(/^Name/).fill('Work laptop');
  await page.getByLabel('Current password').fill('not the password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('The current password is wrong');
  await expect(page.getByLabel(/^Name/)).toHaveValue('Work laptop');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expectAccessible(page, 'new passkey', { inBothThemes: true });
  await unlock(session, authenticatorId, false);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was created');
  await expectAccessible(page, 'passkey that was not created');
  await unlock(session, authenticatorId, true);
  await page.getByRole('button', { name: 'Create passkey' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The passkey is added' })).toBeVisible();

  await signOut(page);
  await expectAccessible(page, 'sign-in with a passkey', { inBothThemes: true });
  await unlock(session, authenticatorId, false);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await unlock(session, authenticatorId, true);
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText('1 passkey signs you in without the password.')).toBeVisible();
  await openPasskeys(page);
  const item = page.getByRole('listitem').filter({ hasText: 'Work laptop' });
  await expect(item).toContainText(/last used on \d\d\/\d\d\/\d{4}/);
  await expectAccessible(page, 'passkeys', { inBothThemes: true });
  await item.getByRole('link', { name: 'Remove Work laptop' }).click();
  await expectAccessible(page, 'passkey to remove', { inBothThemes: true });
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'The passkey is removed' })).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted');
});

test('a browser without passkeys shows the password alone', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel(/e-mail/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
});

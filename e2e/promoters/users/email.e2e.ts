import { createInvitation } from '@parterre/contract/calls/invitations';
import type { Browser, Page } from '@playwright/test';
import { connectApi } from '../../support/connect-api.ts';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { expect, signIn, test } from '../../support/journey.ts';
import { readMailedLink } from '../../support/read-mail.ts';

// Two mails are sent, each within a minute.
test.describe.configure({ timeout: 300_000 });

const USER_PASSWORD = 'nine patient bassoons';

/** Invites a new user, so that no address of the demo changes for other journeys. Returns their signed-in window. */
async function startNewcomer(page: Page, browser: Browser, email: string): Promise<Page> {
  await signIn(page, 'owner', '/shows');
  const api = await connectApi(page);
  await api(createInvitation, { body: { promoterCode: 'harbour-hall', email, role: 'box-office' } });
  const newcomer = await (await browser.newContext()).newPage();
  await newcomer.goto(await readMailedLink(email, '/oidc/invitation'));
  await newcomer.getByLabel('Your name').fill('Mira Moved');
  await newcomer.getByLabel(/^New password/).fill(USER_PASSWORD);
  await newcomer.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(newcomer.getByRole('heading', { name: 'You can start' })).toBeVisible();
  await newcomer.goto('/account');
  await newcomer.getByRole('button', { name: 'Sign in' }).click();
  await typeSignIn(newcomer, email);
  return newcomer;
}

async function typeSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByLabel(/password/i).fill(USER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
}

test('somebody changes their e-mail, by keyboard: the new one counts once its link was opened', async ({
  page,
  browser,
}) => {
  const [former, next] = [`mira-${Date.now()}@example.test`, `moved-${Date.now()}@example.test`];
  const newcomer = await startNewcomer(page, browser, former);
  await expect(newcomer.getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
  await newcomer.getByRole('link', { name: 'Change e-mail' }).press('Enter');
  await expect(newcomer.getByText(`Now it is ${former}.`)).toBeVisible();
  await expectAccessible(newcomer, 'change e-mail', { inBothThemes: true });
  await newcomer.getByLabel('New e-mail').fill(next);
  await newcomer.getByLabel('Current password').fill('a wrong password');
  await newcomer.keyboard.press('Enter');
  await expect(newcomer.getByRole('alert')).toBeVisible();
  await newcomer.getByLabel('New e-mail').fill(next);
  await newcomer.getByLabel('Current password').fill(USER_PASSWORD);
  await newcomer.getByRole('button', { name: 'Send link' }).press('Enter');
  await expect(newcomer.getByText(`If nobody has an account with ${next}`)).toBeVisible();

  await newcomer.goto(await readMailedLink(next, '/oidc/email-change'));
  await expect(newcomer.getByText(`${next} becomes the e-mail of the account of Mira Moved.`)).toBeVisible();
  await expectAccessible(newcomer, 'confirm e-mail', { inBothThemes: true });
  await newcomer.getByRole('button', { name: 'Confirm the e-mail' }).press('Enter');
  await expect(newcomer.getByRole('heading', { name: 'Your e-mail is changed' })).toBeVisible();
  await newcomer.context().close();

  const again = await (await browser.newContext()).newPage();
  await again.goto('/account');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await typeSignIn(again, former);
  await expect(again.getByRole('alert')).toBeVisible();
  await typeSignIn(again, next);
  await expect(again.getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
  await expect(again.getByText(next).first()).toBeVisible();
  await again.context().close();
});

import { expect, readToken, signIn, test } from '../support/journey.ts';
import { findReservedShow } from '../support/seat-table.ts';

test('a promoter signs in and lands on the page they started from', async ({ page }) => {
  await page.goto('/shows?search=mahler');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel(/e-mail/i).fill('owner@demo.parterre.test');
  await page.getByLabel(/password/i).fill('wrong password 1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel(/e-mail/i).fill('owner@demo.parterre.test');
  await page.getByLabel(/password/i).fill('parterre-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/shows\?search=mahler/);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('max-width', '1700px');
});

test('two tabs share one session: signing out in one signs out the other', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/shows');
  await expect(other.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(await readToken(other)).toBe(await readToken(page));
  await page
    .getByRole('button', { name: /profile|account|owner/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the answer of a return that nobody asked for is an authentication error with a way back', async ({ page }) => {
  await page.goto('/signin-callback?code=forged&state=forged');
  await expect(page.getByText('Authentication error: No matching state found in storage')).toBeVisible();
  await page.getByRole('button', { name: 'try login again' }).click();
  await expect(page.getByLabel(/e-mail/i)).toBeVisible();
});

test('a provider that does not answer, or answers another sign-in, is an authentication error with its source', async ({
  page,
}) => {
  await page.clock.install();
  const failure = (words: string) => page.getByText(`Authentication error: ${words}`, { exact: true });
  /** Turns the clock on until the console gives up, because nobody waits ten seconds three times. */
  const waitFor = (words: string) =>
    expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(failure(words)).toBeVisible({ timeout: 500 });
    }).toPass();

  await page.goto('/login');
  const discovery = '**/.well-known/openid-configuration';
  await page.route(discovery, () => undefined);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await waitFor('Network timed out @ signinRedirect');
  await page.unroute(discovery);

  await page.getByRole('button', { name: 'Try login again' }).click();
  await expect(page.getByLabel(/e-mail/i)).toBeVisible();
  await page.evaluate(() => {
    const begun = Object.keys(localStorage).find((name) => /^oidc\.\w+$/.test(name)) ?? '';
    localStorage.setItem('oidc.another', localStorage.getItem(begun) ?? '');
  });
  await page.goto('/signin-callback?code=forged&state=another');
  await expect(failure('State does not match @ signinCallback')).toBeVisible();

  await signIn(page);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const { refresh_token: _, ...user } = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...user, expires_at: 0 }));
  });
  await page.route(/prompt=none/, () => undefined);
  await page.reload();
  await waitFor('IFrame timed out without a response @ signinSilent');
  await expect(page.getByRole('button', { name: 'Try login again' })).toBeEnabled();
});

test('signing out asks about unsaved changes like any other way out', async ({ page }) => {
  await signIn(page);
  await page.goto(`/shows/${await findReservedShow(page, 'Gershwin')}/details`);
  await page.getByLabel('Name', { exact: true }).fill('Another name');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
  await expect(page).toHaveURL(/\/details$/);
});

import { FOREIGN_SITE, openHost } from '../support/host-site.ts';
import { expect, PASSWORD, test } from '../support/journey.ts';

// Playwright switches off that frames of another site have a storage of their own. The last switch counts.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-features=HttpsUpgrades'] }),
});

test('inside a foreign site, where the browser keeps storage apart, people sign in in a window beside the frame', async ({
  page,
  baseURL,
}) => {
  const site = openHost(FOREIGN_SITE, baseURL);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/check-session|prompt=none/.test(request.url())) asked.push(request.url());
  });
  await page.goto(`${FOREIGN_SITE}/`);
  const console = page.frameLocator('iframe[title="Ticketing"]');
  const opening = page.waitForEvent('popup');
  await console.getByRole('button', { name: 'Sign in' }).click();
  const popup = await opening;
  await popup.getByLabel('E-mail').fill('owner@demo.parterre.test');
  await popup.getByLabel('Password').fill(PASSWORD);
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await closing;
  await expect(console.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(console.getByRole('main')).toHaveAttribute('data-mode', 'component');

  const cookies = await console.locator('body').evaluate(() => document.cookie);
  expect(cookies, 'what was chosen is kept for the next visit').toContain('language=en-GB');

  await page.reload();
  await expect(console.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  // A watch over the session would have asked the provider, whose cookie the frame does not have, before this page.
  await console
    .getByRole('link', { name: /Mahler/ })
    .first()
    .click();
  await expect(console.getByRole('heading', { name: /Mahler/, level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  site.close();
});

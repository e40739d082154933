import { HOST_SITE, openHost } from '../support/host-site.ts';
import { expect, signIn, test } from '../support/journey.ts';

test('inside another site the console shows its pages without a frame of its own', async ({ page, baseURL }) => {
  await signIn(page);
  await expect(page.getByRole('main')).toHaveAttribute('data-mode', 'app');
  await expect(page.getByRole('banner')).toBeVisible();

  const site = openHost(HOST_SITE, baseURL);
  await page.goto(`${HOST_SITE}/`);
  const console = page.frameLocator('iframe[title="Ticketing"]');
  await expect(console.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(console.getByRole('main')).toHaveAttribute('data-mode', 'component');
  await expect(console.getByRole('banner')).toHaveCount(0);
  await expect(console.getByRole('navigation', { name: 'Main' })).toHaveCount(0);

  await console
    .getByRole('link', { name: /Mahler/ })
    .first()
    .click();
  await expect(console.getByRole('heading', { name: /Mahler/, level: 1 })).toBeVisible();
  await expect(console.getByRole('main')).toHaveAttribute('data-mode', 'component');
  site.close();
});

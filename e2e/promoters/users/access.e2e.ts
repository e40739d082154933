import { expectAccessible } from '../../support/expect-accessible.ts';
import { expect, signIn, test } from '../../support/journey.ts';

test('access that is lacking is asked for, and granted with one click', async ({ page, browser }) => {
  await signIn(page, 'boxoffice', '/shows');
  await page.goto('/audit');
  await expect(page.getByText(/“See everything that was done, by whom and from where”/)).toBeVisible();
  await expectAccessible(page, 'audit: closed');
  await page.getByRole('button', { name: /^Ask/ }).first().press('Enter');
  await expect(page.getByText(/You get an e-mail when they have decided/)).toBeVisible();

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'owner', '/users');
  await expect(owner.getByRole('button', { name: /^Grant .* access: / }).first()).toBeVisible();
  await expectAccessible(owner, 'users: access asked for');
  await owner
    .getByRole('button', { name: /^Grant .* access: / })
    .first()
    .press('Enter');
  await expect(owner.getByText(/has access now and has been told/)).toBeVisible();

  await expect(async () => {
    await page.goto('/audit');
    await expect(page.getByRole('search')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await owner.context().close();
});

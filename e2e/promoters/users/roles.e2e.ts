import { expectAccessible } from '../../support/expect-accessible.ts';
import { expect, signIn, test } from '../../support/journey.ts';

test.describe.configure({ timeout: 240_000 });

test('a role is made, looked at as who has it, and deleted', async ({ page }) => {
  const name = `Door ${Date.now()}`;
  await signIn(page, 'owner', '/users');
  await page.getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await expectAccessible(page, 'roles');

  await page.getByRole('link', { name: 'Create role' }).first().click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('button', { name: /^Harbour/ });
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await expect(choice.or(field)).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await field.fill(name);
  await dialog.getByRole('checkbox', { name: 'See guest lists' }).focus();
  await page.keyboard.press('Space');
  await expectAccessible(page, 'roles: new');
  await dialog.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();

  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'View as' }).click();
  await expect(page.getByRole('dialog').getByText(/as somebody with this role sees it/)).toBeVisible();
  await expectAccessible(page, 'roles: look as');
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  const bar = page.getByRole('complementary', { name: 'Viewing as' });
  await expect(bar).toContainText(`You are viewing as: ${name}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Guest lists' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await expectAccessible(page, 'looking as a role');
  await page.goto('/users');
  await expect(page.getByText('You cannot manage users')).toBeVisible();

  await bar.getByRole('button', { name: 'Stop viewing' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Delete role' }).click();
  await page
    .getByRole('dialog', { name: /^Delete the role/ })
    .getByRole('button', { name: 'Delete role' })
    .click();
  await expect(page.getByText(`The role ${name} is deleted`)).toBeVisible();
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
});

import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

test.describe.configure({ timeout: 240_000 });

test('a token is made, shown once, used, and revoked', async ({ page, request }) => {
  const name = `Export ${Date.now()}`;
  await signIn(page, 'owner', '/shows');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'API tokens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API tokens' })).toBeVisible();
  await expectAccessible(page, 'api tokens');

  await page.getByRole('link', { name: 'Create API token' }).first().click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('button', { name: /^Harbour/ });
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await expect(choice.or(field)).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await field.fill(name);
  await dialog.getByRole('checkbox', { name: 'See events' }).focus();
  await page.keyboard.press('Space');
  await expectAccessible(page, 'api tokens: new');
  await dialog.getByRole('button', { name: 'Create API token' }).click();
  const token = await dialog.getByLabel('Token', { exact: true }).innerText();
  await expectAccessible(page, 'api tokens: shown once');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();

  const headers = { authorization: `Bearer ${token}` };
  const features = await request.get('/api/main/features', { headers });
  expect(await features.json()).toMatchObject({ permissions: ['show:read'] });
  expect((await request.get('/api/backstage/users', { headers })).status()).toBe(403);

  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`${name} is revoked`)).toBeVisible();
  await expect(async () => {
    expect((await request.get('/api/main/features', { headers })).status()).toBe(401);
  }).toPass({ timeout: 60_000 });
});

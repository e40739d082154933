import { readFileSync } from 'node:fs';
import { expect, signIn, test } from './journey.ts';

test('a late instalment is found, paid, and stands in the open statement', async ({ page }) => {
  await signIn(page, 'finance', '/finance/instalments');
  await expect(page.getByRole('heading', { name: 'Instalments', level: 1 })).toBeVisible();
  await expect(page.getByText('Overdue').first()).toBeVisible();
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Overdue' }).click();
  await expect(page).toHaveURL(/status=overdue/);
  await page
    .getByRole('link', { name: /^Record a payment of order/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Reference').fill('HBCE 4711');
  await drawer.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(/recorded\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Instalments' })).toBeVisible();
  await page.goto('/finance/settlements/open');
  await expect(page.getByText('Payments received')).toBeVisible();
  await page.getByRole('button', { name: 'Agree statement' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Agree statement' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('an agreed statement is downloaded as PDF and as a workbook', async ({ page }) => {
  await signIn(page, 'finance', '/finance/settlements');
  await page
    .getByRole('link', { name: /^Settlement \d+$/ })
    .first()
    .click();
  await expect(page.getByText(/Digest \(SHA-256\)/)).toBeVisible();
  for (const [name, start] of [
    ['PDF', '%PDF'],
    ['Excel', 'PK'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const path = await (await coming).path();
    expect(readFileSync(path).subarray(0, start.length).toString()).toBe(start);
  }
});

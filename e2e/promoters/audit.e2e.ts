import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

test('who opened the page of a customer is found in the auditing history, by keyboard, and taken along as a file', async ({
  page,
}) => {
  await signIn(page, 'owner', '/customers');
  await page.getByRole('button', { name: /^Promoter:/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Harbour/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/customers\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Customers');

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Auditing history' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Auditing history' })).toBeVisible();
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('button', { name: /^What/ }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Personal data viewed or exported' }).press('Enter');
  await expect(page).toHaveURL(/kind=personal-data/);
  const looked = page.getByRole('row', { name: /Page of the customer .+ opened/ }).first();
  // The audit entry of reading a page is written shortly after the answer.
  await expect(async () => {
    await page.reload();
    await expect(looked).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(page, 'audit');

  await looked.getByRole('link').first().press('Enter');
  const entry = page.getByRole('dialog');
  await expect(entry.getByRole('heading', { name: /Page of the customer .+ opened/ })).toBeVisible();
  await expectAccessible(page, 'audit: entry', { part: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();

  await page.getByRole('button', { name: /^Export/ }).click();
  const csv = page.getByRole('menuitem', { name: 'Export as CSV' });
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  expect(file.suggestedFilename()).toMatch(/audit.*\.csv$/);
});

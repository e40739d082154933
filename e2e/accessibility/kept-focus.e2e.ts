import { expect, signIn, test } from '../support/journey.ts';

test('who chooses a promoter by keyboard goes on at the title, while the form loads in place of the choice', async ({
  page,
}) => {
  await signIn(page, 'owner', '/shows/new');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Harbour/ })
    .press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

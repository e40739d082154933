import { expect, signIn, test } from './support/journey.ts';

test('what an address asks for that there is not is said in the words of the specification', async ({ page }) => {
  await signIn(page);
  await page.goto('/nowhere');
  await expect(page.getByText("Unfortunately, we can't find this page")).toBeVisible();
  await page.goto('/shows?search=nobodysingsthis');
  await expect(page.getByText('No results found.')).toBeVisible();
  for (const [query, words] of [
    ['pageSize=5', 'New page size was out of range'],
    ['page=0', 'New page index must be greater than 0'],
    ['sort=Nonsense', 'Unable to parse value to enum'],
  ]) {
    await page.goto(`/shows?${query}`);
    await expect(page.getByText(words ?? '').first()).toBeVisible();
  }
});

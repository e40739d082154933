import { readFileSync } from 'node:fs';
import { expect, signIn, test } from './support/journey.ts';

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

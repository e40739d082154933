import { listHolds, updateHold } from '@parterre/contract/calls/holds';
import { getShow } from '@parterre/contract/calls/shows';
import type { Client } from '@parterre/contract/wire/client';
import type { Browser } from '@playwright/test';
import { connectApi, copyShow } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';
import { readSeatStats } from '../support/seat-table.ts';

/**
 * Returns the code of a copy for this journey alone, made by the owner: those who manage the seats may not create
 * events. Its name repeats no word by which other journeys find a show.
 */
async function copyAsOwner(
  browser: Browser,
  of: string,
  prepare?: (api: Client, showCode: string) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page);
  const api = await connectApi(page);
  const showCode = await copyShow(api, `Allocated ${Date.now()}`, ['prices', 'allocation'], of);
  await prepare?.(api, showCode);
  await context.close();
  return showCode;
}

/** Sets the release of the technicians' seats to today. */
async function makeDue(api: Client, showCode: string): Promise<void> {
  const params = { showCode };
  const [{ timeZone }, { items }] = await Promise.all([api(getShow, { params }), api(listHolds, { params })]);
  const hold = items.find(({ label }) => label === 'Technical')?.reservationFlag ?? '';
  const releaseOn = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  await api(updateHold, { params: { showCode, hold }, body: { releaseOn } });
}

test('holds that are due go back on sale from the overview, by way of the ledger, with the numbers shown before', async ({
  page,
  browser,
}) => {
  const showCode = await copyAsOwner(browser, 'Debussy: La mer', makeDue);
  await signIn(page, 'seating');
  await page.goto(`/shows/${showCode}`);
  await page.getByRole('link', { name: /Release \d+ due holds?/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Release/ });
  const button = dialog.getByRole('button', { name: /^Release \d+$/ });
  const count = Number((await button.innerText()).replace(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  await expect(dialog).toContainText(`${count} seats and places go back on sale at once`);
  await button.click();
  await expect(page.getByText(`${count} seats and places released`).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Release due holds' })).toHaveAccessibleDescription(
    'No hold is due for release',
  );
  await page.goto(`/shows/${showCode}/history`);
  await expect(page.getByText(/^Released: /).first()).toBeVisible();
});

test('what was agreed stands against what is held, and the list is downloaded', async ({ page, browser }) => {
  const showCode = await copyAsOwner(browser, 'Rachmaninoff: Symphony No. 2');
  await signIn(page, 'seating');
  await page.goto(`/shows/${showCode}/holds`);
  await page.getByRole('row', { name: /Press/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Hold Press' });
  await drawer.getByLabel(/^Agreed number/).fill('1000');
  await drawer.getByRole('button', { name: 'Save hold' }).click();
  await expect(drawer.getByRole('button', { name: 'Save hold' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const row = page.getByRole('row', { name: /Press/ });
  await expect(row).toContainText('1,000');
  await expect(row).toContainText(/−9\d\d/);
  await page.getByRole('button', { name: 'Difference' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Press');
  await page.getByRole('button', { name: /^Export/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${showCode}-hold-ledger-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
});

test('the allocation of another event is compared, then copied; the statistics say what the preview said', async ({
  page,
  browser,
}) => {
  const showCode = await copyAsOwner(browser, 'Brahms: Violin Concerto');
  await signIn(page, 'seating');
  await page.goto(`/shows/${showCode}/seats/tickets`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy the allocation from another event' }).click();
  await page.getByRole('searchbox', { name: 'Search events' }).fill('Aladdin');
  await page
    .getByRole('button', { name: /Aladdin/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Allocation of Aladdin' });
  await expect(drawer.getByRole('heading', { name: 'What does not fit' })).toBeVisible();
  // All Stalls B seats of the other show become Stalls A here.
  const row = drawer.getByRole('row', { name: /^Stalls A/ });
  const before = (await row.count()) > 0 ? await row.innerText() : '';
  await drawer.getByRole('combobox', { name: 'Stalls B becomes' }).selectOption({ label: 'Stalls A, USD 135.00' });
  await expect.poll(() => row.innerText()).not.toBe(before);
  const after = Number((await row.getByRole('cell').nth(1).innerText()).replace(/\D/g, ''));
  const value = Number((await row.getByRole('cell').nth(3).innerText()).replace(/\D/g, ''));
  await drawer.getByRole('button', { name: /^Copy to/ }).click();
  await expect(drawer.getByText(/seats? changed\.$/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`^Stalls A, ${after} seats`) })).toBeVisible();
  const stats = await readSeatStats(await connectApi(page), showCode);
  expect(stats['Stalls A']).toMatchObject({ seats: after, valueMinor: value });
});

import { connectApi } from './connect-api.ts';
import { expect, signIn, test } from './journey.ts';
import { readLegend } from './seat-map.ts';
import { assignFirstRow, findReservedShow, readSeatStats, readTickets } from './seat-table.ts';

test('two people save the same seats: the second sees whose, reloads these blocks and keeps the work', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await Promise.all([signIn(page), signIn(other, 'seating')]);
  const showCode = await findReservedShow(page, 'Strauss');
  const address = `/shows/${showCode}/seats/tickets?view=table`;
  await Promise.all([page.goto(address), other.goto(address)]);
  const [first, second] = await readTickets(page);

  await assignFirstRow(page, second);
  await assignFirstRow(other, first);
  await other.keyboard.press('Control+s');
  await expect(other.getByText('Saved.').first()).toBeVisible();

  await expect(page.getByRole('button', { name: /at these seats/ })).toContainText('Selma Ruiz: saved');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText('Selma Ruiz');
  // Row by row, seat by seat: mine stays, but for the first seat.
  await expect(dialog.getByRole('heading', { name: /seats both of you changed/ })).toBeVisible();
  await dialog
    .getByRole('radio', { name: /^Saved:/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Continue with these seats' }).click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  const wanted = await readLegend(page, second);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.').first()).toBeVisible();
  expect((await readSeatStats(await connectApi(page), showCode))[second]?.seats).toBe(wanted);
});

test('an access token that ends in the middle of a save is renewed and the save arrives once', async ({ page }) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Brahms');
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  const [first] = await readTickets(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/seats/save-all', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'urn:parterre:problem:unauthenticated',
        title: 'Unauthenticated',
        status: 401,
        code: 'UNAUTHENTICATED',
        requestId: 'journey',
      }),
    });
  });
  await assignFirstRow(page, first);
  const wanted = await readLegend(page, first);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.').first()).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect((await readSeatStats(await connectApi(page), showCode))[first]?.seats).toBe(wanted);
});

test('a save that fails says which group failed and loses nothing', async ({ page }) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Shostakovich');
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  const [first] = await readTickets(page);
  await page.route('**/seats/save-all', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Internal',
        status: 500,
        code: 'INTERNAL',
        requestId: 'journey-500',
        details: { group: 'CREATE_SEATS' },
      }),
    }),
  );
  await assignFirstRow(page, first);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saving failed.').first()).toBeVisible();
  await expect(page.getByText('Create seats error').first()).toBeVisible();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.unroute('**/seats/save-all');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.').first()).toBeVisible();
});

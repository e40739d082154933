import { createApiKey } from '@parterre/contract/calls/api-keys';
import { createBasket, removeBasket } from '@parterre/contract/calls/baskets';
import { listSeatPrices } from '@parterre/contract/calls/seats';
import type { SaveAll } from '@parterre/contract/seats';
import { createClient } from '@parterre/contract/wire/client';
import type { Route } from '@playwright/test';
import { connectApi } from '../../support/connect-api.ts';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { expect, signIn, test } from '../../support/journey.ts';
import { refuse } from '../../support/refuse.ts';
import { readLegend, unsaved } from '../../support/seat-map.ts';
import { assignFirstRow, findReservedShow, readSeatStats, readTickets } from '../../support/seat-table.ts';

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
  // Keeps the user's own edits, except for the first seat.
  await expect(dialog.getByRole('heading', { name: /seats that you both changed/ })).toBeVisible();
  await expectAccessible(page, 'seats that both changed', { part: '[role=dialog]' });
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

test('a seat that a buyer takes while the save is on its way is left out, and named', async ({ page }) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Shostakovich');
  const api = await connectApi(page);
  const { origin } = new URL(page.url());
  const body = { promoterCode: 'harbour-hall', name: `Journey ${Date.now()}`, channel: 'box-office' } as const;
  const { key } = await api(createApiKey, { body });
  const shop = createClient({ baseUrl: (base) => `${origin}/api/${base}`, accessToken: () => key });
  const { items } = await api(listSeatPrices, { params: { showCode }, query: { pageSize: 100 } });
  const row = items[0]?.seatId.replace(/[^|]*$/, '') ?? '';
  const taken = items.find(({ seatId, state }) => seatId.startsWith(row) && state === 'ASSIGNED')?.seatId ?? '';
  let basketId = 0;
  await page.route('**/seats/save-all', async (route) => {
    ({ basketId } = await shop(createBasket, { body: { showCode, seats: [{ seatId: taken }] } }));
    await route.continue();
  });

  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  await assignFirstRow(page, (await readTickets(page))[0]);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 seat was skipped');
  await expect(dialog.getByRole('listitem')).toContainText(taken.split('|').at(-1) ?? '');
  await expectAccessible(page, 'seats that were left out', { part: '[role=dialog]' });
  await shop(removeBasket, { params: { basketId } });
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
    await refuse(route, 'UNAUTHENTICATED');
  });
  await assignFirstRow(page, first);
  const wanted = await readLegend(page, first);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.').first()).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect((await readSeatStats(await connectApi(page), showCode))[first]?.seats).toBe(wanted);
});

test('a save that fails says so in the words of the specification and loses nothing', async ({ page }) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Elf in Concert');
  await page.route('**/seats/allocation*', (route) => refuse(route, 'INTERNAL'));
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  await expect(page.getByText('Listing blocks failed.')).toBeVisible();
  await page.unroute('**/seats/allocation*');
  await page.getByRole('button', { name: 'Try again' }).click();
  const [first] = await readTickets(page);
  // No seat can be both.
  await page.getByRole('combobox', { name: 'Hold', exact: true }).selectOption('No hold');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Blocked');
  await expect(page.getByText('No rows', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await assignFirstRow(page, first);
  const note = unsaved(page).getByRole('alert');
  let answer = (route: Route) => refuse(route, 'INTERNAL');
  await page.route('**/seats/save-all', (route) => answer(route));
  await page.keyboard.press('Control+s');
  await expect(note).toContainText('Saving failed. Something went wrong on the server.');
  for (const [spoil, words] of SPOILED) {
    answer = (route) => route.continue({ postData: spoil(route.request().postDataJSON()) });
    await page.keyboard.press('Control+s');
    await expect(note).toContainText(`Saving failed. ${words}`);
  }
  await page.unroute('**/seats/save-all');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.').first()).toBeVisible();
  // Saving clears the selection, so that the next price type is not assigned to these seats.
  await expect(page.getByRole('row', { selected: true })).toHaveCount(0);
});

/** What the console never sends and the server refuses: the three parts of a save, and what is said of each. */
const SPOILED: readonly [spoil: (body: SaveAll) => SaveAll, words: string][] = [
  [(body) => spoilRange(body, { priceTypeId: 999_999 }), 'Create seats error'],
  [(body) => spoilRange(body, { priceTypeId: undefined, holdId: 999_999 }), 'Update seats error'],
  [(body) => ({ ...body, holds: { ...body.holds, delete: [999_999] } }), 'Update holds error'],
];

function spoilRange(body: SaveAll, change: Partial<SaveAll['blocks'][number]['ranges'][number]>): SaveAll {
  const blocks = body.blocks.map((block) => ({
    ...block,
    ranges: block.ranges.map((range) => ({ ...range, ...change })),
  }));
  return { ...body, blocks };
}

import { listSeatPrices } from '@parterre/contract/calls/seats';
import { devices, type Locator } from '@playwright/test';
import { connectApi, copyShow } from '../../support/connect-api.ts';
import { expect, signIn, test } from '../../support/journey.ts';
import { findReservedShow, readSeatStats } from '../../support/seat-table.ts';

const { viewport: _, defaultBrowserType: __, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

/** WCAG 2.2, 2.5.8. */
const LEAST_PX = 24;

test('on a phone: find a seat and why it is not sold, the best seats, select by hold, the heat map', async ({
  page,
}) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Bruckner');
  await page.goto(`/shows/${showCode}/seats/tickets`);
  const tools = page.getByRole('toolbar', { name: 'Tools' });
  await expect(tools.getByRole('button')).toHaveCount(5);
  for (const button of await tools.getByRole('button').all()) await expectToFitAThumb(button);
  await expect(page.getByText('TEST', { exact: true })).toBeVisible();
  await expect(page.getByText('To assign, open the table.')).toBeVisible();

  await test.step('the profile menu is at the end of the bar', async () => {
    const menu = page.getByRole('button', { name: 'Profile menu' });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await menu.tap();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a held seat that is found says why it is not sold, and the map above its sheet stays as it is', async () => {
    const api = await connectApi(page);
    const { items } = await api(listSeatPrices, { params: { showCode }, query: { pageSize: 100 } });
    const held = items.find(({ state }) => state === 'BLOCKED');
    await tools.getByRole('button', { name: 'Find a seat' }).tap();
    await page.getByRole('combobox', { name: /^Find a seat/ }).fill(held?.seatId ?? 'no seat is held');
    await page.getByRole('option').first().tap();
    const seat = page.getByRole('region', { name: 'Seat', exact: true });
    await expect(seat).toContainText(/Cannot be sold.*Hold .* does not allow sales/);
    await expect(tools.getByRole('button', { name: 'Heat map' })).toHaveAttribute('aria-pressed', 'false');
    await seat.getByRole('button', { name: 'Close Seat' }).tap();
  });

  await test.step('the best seats are found and selected', async () => {
    await tools.getByRole('button', { name: 'Best seats' }).tap();
    const best = page.getByRole('region', { name: 'Best seats' });
    await best.getByRole('button', { name: 'Find seats' }).tap();
    await expect(best.getByRole('status')).toContainText('2 seats together');
    await expect(best.getByRole('status')).toBeInViewport();
    await best.getByRole('button', { name: 'Keep selected' }).tap();
    await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  });

  await test.step('seats are selected by their hold', async () => {
    await tools.getByRole('button', { name: 'Select by' }).tap();
    const form = page.getByRole('region', { name: 'Select by' });
    await form.getByRole('combobox', { name: 'Hold' }).selectOption('Technical');
    await form.getByRole('button', { name: /^Select \d+ seats?$/ }).tap();
    await expect(form.getByRole('status')).toContainText(/· [1-9]\d* selected/);
    await form.getByRole('button', { name: 'Close Select by' }).tap();
  });

  await test.step('the heat map colours the plan, and the legend has its scale', async () => {
    await tools.getByRole('button', { name: 'Heat map' }).tap();
    await expect(tools.getByRole('button', { name: 'Heat map' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Legend' }).tap();
    const legend = page.getByRole('complementary', { name: 'Legend' });
    await expect(legend.getByRole('list', { name: 'Scale' })).toBeVisible();
    await legend.getByRole('radio', { name: 'Seats', exact: true }).tap();
    // Each number of the legend is beside its buttons, not below them.
    const select = legend.getByRole('button', { name: 'Select the seats of Technical' });
    await expectToFitAThumb(select);
    const [count, button] = await Promise.all([
      legend.locator('[data-legend-row]', { hasText: 'Technical' }).locator(':scope > :nth-child(3)').boundingBox(),
      select.boundingBox(),
    ]);
    expect((count?.x ?? 0) + (count?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  });
});

async function expectToFitAThumb(button: Locator): Promise<void> {
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(LEAST_PX);
}

test('on a phone, and at 400 % zoom: seats get a ticket by the table, and are saved', async ({ page }) => {
  // 1280 px at 400 % (WCAG 2.2, 1.4.10).
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  const api = await connectApi(page);
  const showCode = await copyShow(api, `Allocated by phone ${Date.now()}`, ['prices', 'allocation']);
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeInViewport({ ratio: 1 });
  const grid = page.getByRole('grid', { name: 'Seats as a table' });
  const assign = page.getByRole('button', { name: 'Assign…' });
  await expect(assign).toBeDisabled();
  for (const name of ['Tickets', 'Holds'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeInViewport({ ratio: 0.9 });
  for (const name of ['Table', 'More'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 0.9 });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.tap();
  await page.getByRole('menuitem', { name: 'Export' }).tap();
  await expect(page.getByRole('menuitem', { name: 'Seated prices (CSV)' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Available');
  await grid.getByRole('row').nth(1).tap();
  await grid.getByRole('row').nth(2).tap();
  await expect(page.getByText(/· 2 selected$/)).toBeVisible();
  await page.getByRole('button', { name: 'Select whole rows' }).tap();
  await expect(page.getByText(/ seats · ([3-9]|\d\d+) selected$/)).toBeVisible();

  await assign.tap();
  const names = await page.getByRole('menuitem').allInnerTexts();
  const taken = (await grid.getByRole('row').allInnerTexts()).join();
  const [ticket = 'no ticket'] = names.filter((name) => name !== 'No price' && !taken.includes(name));
  const before = (await readSeatStats(api, showCode))[ticket]?.seats ?? 0;
  await page.getByRole('menuitem', { name: ticket, exact: true }).tap();
  await expect(grid.getByRole('row').nth(1)).toContainText(ticket);
  const unsaved = page.getByRole('region', { name: 'Unsaved changes' });
  for (const name of ['Discard', 'Review', 'Save'])
    await expect(unsaved.getByRole('button', { name: new RegExp(`^${name}`) })).toBeInViewport();
  // The last row of the table is not behind the bar, however many lines its words take.
  const [table, bar] = await Promise.all([grid.boundingBox(), unsaved.boundingBox()]);
  expect((table?.y ?? 0) + (table?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await unsaved.getByRole('button', { name: /^Save/ }).tap();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await expect(unsaved).toBeHidden();
  expect((await readSeatStats(api, showCode))[ticket]?.seats).toBeGreaterThan(before);
});

test('on a phone: a link to the copy of an allocation opens its comparison, and the map stays', async ({ page }) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Brahms');
  const from = await findReservedShow(page, 'Bruckner');
  await page.goto(`/shows/${showCode}/seats/tickets/copy?from=${from}`);
  const drawer = page.getByRole('dialog', { name: /^Allocation of / });
  await expect(drawer.getByRole('heading', { name: 'What does not fit' })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'What changes' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('toolbar', { name: 'Tools' })).toBeVisible();
  await expect(page.getByRole('application')).toBeVisible();
});

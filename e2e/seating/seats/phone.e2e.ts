import { listSeatPrices } from '@parterre/contract/calls/seats';
import { devices, type Locator } from '@playwright/test';
import { connectApi } from '../../support/connect-api.ts';
import { expect, signIn, test } from '../../support/journey.ts';
import { findReservedShow } from '../../support/seat-table.ts';

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

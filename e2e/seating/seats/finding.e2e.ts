import { getSeatPriceStats, getSeatSales, listSeatPrices } from '@parterre/contract/calls/seats';
import type { SeatState } from '@parterre/seating-plan/seat-states';
import type { Locator, Page } from '@playwright/test';
import { connectApi } from '../../support/connect-api.ts';
import { expect, signIn, test } from '../../support/journey.ts';
import { legend, unsaved } from '../../support/seat-map.ts';
import { findReservedShow } from '../../support/seat-table.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The map may be visible before it listens to keys, so the press is repeated. */
const pressUntil = (page: Page, key: string, shown: Locator) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();

test('the best seats are shown, get a ticket as one step, and lose it again', async ({ page }) => {
  await openSeats(page);
  const best = panel(page, 'Best seats');
  await pressUntil(page, 'n', best);
  await best.getByRole('textbox', { name: 'Seats' }).fill('4');
  await best.getByRole('button', { name: 'Find seats' }).click();
  await expect(best.getByRole('status')).toContainText(/4 seats together.*row/);
  await expect(page.getByText('4 selected', { exact: true })).toBeVisible();
  await best.getByRole('textbox', { name: 'Seats' }).fill('500');
  await best.getByRole('button', { name: 'Find seats' }).click();
  await expect(best.getByRole('status')).toContainText('500 together are not free');
  await expect(page.getByText('4 selected', { exact: true })).toBeHidden();
  await best.getByRole('textbox', { name: 'Seats' }).fill('4');
  await best.getByRole('button', { name: 'Find seats' }).click();
  await expect(page.getByText('4 selected', { exact: true })).toBeVisible();
  await legend(page)
    .getByRole('radio', { name: /^Under 26,/ })
    .click();
  await expect(unsaved(page)).toContainText('4 seats change');
  await page.keyboard.press('Control+z');
  await expect(unsaved(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await best.getByRole('button', { name: 'Close Best seats' }).click();
  await expect(best).toBeHidden();
});

test('a selection by hold is as large as the legend says, and from the legend as large again', async ({ page }) => {
  await openSeats(page);
  const form = panel(page, 'Select by');
  await pressUntil(page, 'a', form);
  await form.getByRole('combobox', { name: 'Hold' }).selectOption('Technical');
  const seats = Number(/^([\d,]+) seats match/.exec(await form.getByRole('status').innerText())?.[1]);
  expect(seats).toBeGreaterThan(1);
  await form.getByRole('button', { name: `Select ${seats} seats` }).click();
  await expect(form.getByRole('status')).toContainText(`${seats} selected`);
  await form.getByRole('radio', { name: 'Remove' }).click();
  await form.getByRole('button', { name: `Remove ${seats} seats` }).click();
  await expect(form.getByRole('status')).toContainText('0 selected');
  await form.getByRole('button', { name: 'Close Select by' }).click();
  await legend(page).getByRole('button', { name: 'Select the seats of Technical' }).click();
  await expect(page.getByText(`${seats} selected`, { exact: true })).toBeVisible();
  await legend(page)
    .getByRole('button', { name: /^Select seats by state: Sold,/ })
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText(/skipped: sold/)).toBeVisible();
});

test('a held seat says so, is released and held again; a sold one leads to its order', async ({ page }) => {
  const showCode = await openSeats(page);
  await goToSeat(page, await findSeat(page, showCode, 'BLOCKED'));
  await page.keyboard.press('i');
  const seat = panel(page, 'Seat');
  await expect(seat).toContainText('does not allow sales');
  await seat.getByRole('button', { name: 'Release from hold' }).click();
  await expect(seat).not.toContainText('does not allow sales');
  await expect(unsaved(page)).toContainText('1 seat changes');
  await page.keyboard.press('Control+z');
  await expect(seat).toContainText('does not allow sales');
  await page.keyboard.press('Escape');
  await expect(seat).toBeHidden();

  const sold = await findSeat(page, showCode, 'SOLD');
  await goToSeat(page, sold);
  await page.keyboard.press('i');
  await expect(seat).toContainText('It is sold already.');
  await seat.getByRole('button', { name: 'Open order' }).click();
  await page.waitForURL(/\/orders\/[A-Z0-9]{10}/);
  await page.goBack();
});

test('the heat map says what the statistics and the ledger say', async ({ page }) => {
  const showCode = await openSeats(page);
  const api = await connectApi(page);
  const sales = await api(getSeatSales, { params: { showCode } });
  const stats = await api(getSeatPriceStats, { params: { showCode } });
  expect(sales.grossMinor).toBe(stats.items.reduce((sum, { soldValueMinor }) => sum + (soldValueMinor ?? 0), 0));
  await legend(page).getByRole('radio', { name: 'Gross' }).click();
  const heat = page.getByRole('region', { name: 'Heat map' });
  const money = ((sales.grossMinor ?? 0) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
  await expect(heat).toContainText(`${sales.currency} ${money}`);
  await expect(heat).toContainText(`${sales.sold} of ${sales.seats.toLocaleString('en-GB')}`);
  await heat.getByRole('radio', { name: 'Rows' }).click();
  await expect(page).toHaveURL(/heat=gross&by=row/);
  const figures = heat.getByRole('grid', { name: 'Figures of the heat map' });
  await expect(figures).toHaveAttribute('aria-rowcount', /^\d{2,}$/);
  await figures.getByRole('row').nth(1).click();
  await expect(page.getByText(/^\d+ selected$/)).toBeVisible();
  await legend(page).getByRole('radio', { name: 'Seats' }).click();
  await expect(legend(page).getByRole('radio', { name: /seats/ }).first()).toBeVisible();
});

/**
 * Opens the map of a show on sale, in which 500 adjacent seats do not exist. Nothing is saved, so journeys can share
 * it.
 */
async function openSeats(page: Page): Promise<string> {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Mahler');
  await page.goto(`/shows/${showCode}/seats/tickets`);
  await expect(legend(page).getByRole('radio', { name: /seats/ }).first()).toBeVisible();
  return showCode;
}

async function findSeat(page: Page, showCode: string, wanted: SeatState): Promise<string> {
  const api = await connectApi(page);
  let next: string | undefined;
  do {
    const query = { pageSize: 100, ...(next === undefined ? {} : { next }) };
    const found = await api(listSeatPrices, { params: { showCode }, query });
    const seat = found.items.find(({ state }) => state === wanted);
    if (seat) return seat.seatId;
    next = found.next;
  } while (next !== undefined);
  throw new Error(`the event has no seat that is ${wanted}`);
}

async function goToSeat(page: Page, seatId: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Find a seat/ }).fill(seatId);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application')).toBeFocused();
}

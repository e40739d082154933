import { getSeatPriceStats } from '@parterre/contract/calls/seats';
import { listShowHistory, listShows } from '@parterre/contract/calls/shows';
import type { CallAnswer } from '@parterre/contract/wire/call';
import type { Client } from '@parterre/contract/wire/client';
import { expect, type Page } from '@playwright/test';
import { connectApi } from './connect-api.ts';

/** Assigns another price type to the first row, through the seat table. */
export async function assignFirstRow(page: Page, ticket: string): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Seats as a table' });
  await grid.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: 'Select whole rows' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${ticket},`) }).click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
}

/** Returns two price types that no seat of the first row has. */
export async function readTickets(page: Page): Promise<[string, string]> {
  await expect(page.getByRole('grid', { name: 'Seats as a table' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Tickets' }).getByRole('radio').first()).toBeVisible();
  const labels = await page
    .getByRole('radiogroup', { name: 'Tickets' })
    .getByRole('radio')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  const rows = (await page.getByRole('grid', { name: 'Seats as a table' }).getByRole('row').allInnerTexts())
    .slice(1, 8)
    .join();
  const names = labels
    .map((label) => label.split(',')[0] ?? '')
    .filter((name) => name !== 'No price' && !rows.includes(name));
  const [first, second] = names;
  if (!first || !second) throw new Error(`too few tickets: ${labels.join(' | ')}`);
  return [first, second];
}

/** Returns the code of the first show with numbered seats found by the words. */
export async function findReservedShow(page: Page, words: string): Promise<string> {
  const { items } = await (await connectApi(page))(listShows, { query: { searchTerm: words } });
  const show = items.find(({ seating }) => seating === 'RESERVED');
  if (!show) throw new Error(`the demo has no ${words}`);
  return show.showCode;
}

/** Returns seats and value per price type as stored, by name; `none` counts seats without one. */
export async function readSeatStats(api: Client, showCode: string): Promise<Record<string, SeatStats>> {
  const { items } = await api(getSeatPriceStats, { params: { showCode } });
  const nameOf = ({ priceTypeId, name }: SeatStats) => (priceTypeId === null ? 'none' : (name['en-GB'] ?? ''));
  return Object.fromEntries(items.map((stats) => [nameOf(stats), stats]));
}

type SeatStats = CallAnswer<typeof getSeatPriceStats>['items'][number];

/** Counts the saves of seats in the show's history. */
export async function countSeatSaves(page: Page, showCode: string): Promise<number> {
  const query = { pageSize: 100 };
  const { items } = await (await connectApi(page))(listShowHistory, { params: { showCode }, query });
  return items.filter(({ action }) => action === 'seat.save-all').length;
}

import { expect, type Page } from '@playwright/test';
import { readToken } from './journey.ts';

/** Gives the first row of the table another ticket, through the table twin. */
export async function assignFirstRow(page: Page, ticket: string): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Seats as a table' });
  await grid.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: 'Select whole rows' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${ticket},`) }).click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
}

/** Two tickets that no seat of the first row has. */
export async function readTickets(page: Page): Promise<[string, string]> {
  await expect(page.getByRole('grid', { name: 'Seats as a table' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
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

export async function findReservedShow(page: Page, words: string): Promise<string> {
  const answer = await get(page, `/api/main/shows?searchTerm=${words}`);
  const show = answer.items.find((item: { seating: string; sales: { sold: number } }) => item.seating === 'RESERVED');
  if (!show) throw new Error(`the demo has no ${words}`);
  return show.showCode;
}

export async function readStat(page: Page, showCode: string, ticket: string): Promise<number | undefined> {
  const { items } = await get(page, `/api/reporting/shows/${showCode}/seats/prices/stats`);
  return items.find((item: { name: Record<string, string> }) => Object.values(item.name).includes(ticket))?.seats;
}

/** How often somebody saved seats of the event, as its history tells. */
export async function countSeatSaves(page: Page, showCode: string): Promise<number> {
  const { items } = await get(page, `/api/main/shows/${showCode}/history?pageSize=100`);
  return items.filter((entry: { action: string }) => entry.action === 'seat.save-all').length;
}

/** What the API answers the signed-in user. */
export async function get(page: Page, path: string) {
  return (await page.request.get(path, { headers: { authorization: `Bearer ${await readToken(page)}` } })).json();
}

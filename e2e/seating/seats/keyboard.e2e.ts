import { listPrices } from '@parterre/contract/calls/prices';
import { listShows } from '@parterre/contract/calls/shows';
import type { Page } from '@playwright/test';
import { connectApi } from '../../support/connect-api.ts';
import { expect, signIn, test } from '../../support/journey.ts';
import { readLegend } from '../../support/seat-map.ts';
import { readSeatStats } from '../../support/seat-table.ts';

/**
 * Presses Tab until the element has the focus, because a keyboard journey never uses the mouse. Fails if Tab does not
 * reach it.
 */
async function tabTo(page: Page, name: RegExp, role: Parameters<Page['getByRole']>[0], most = 60): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  for (let i = 0; i < most; i++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${name}`);
}

test('the seat manager works by keyboard alone: rows to tickets and holds through the table twin, undo, save', async ({
  page,
}) => {
  await signIn(page, 'seating');
  const showCode = await findEditableShow(page);
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  const grid = page.getByRole('grid', { name: 'Seats as a table' });
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Tickets' }).getByRole('radio').first()).toBeVisible();
  const names = await page
    .getByRole('radiogroup', { name: 'Tickets' })
    .getByRole('radio')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  const first = (names[0] ?? '').split(',')[0] ?? '';
  const before = await readLegend(page, first);

  await tabTo(page, /Seats as a table/, 'grid');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await tabTo(page, /Select whole rows/, 'button', 200);
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  const after = await readLegend(page, first);
  expect(after).not.toBe(before);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeHidden();
  expect(await readLegend(page, first)).toBe(before);

  // The price type is still armed: pressing its number again would change nothing, so the table's own button assigns
  // it.
  await tabTo(page, /^Assign /, 'button', 200);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.').first()).toBeVisible();
  expect(await readLegend(page, first)).toBe(after);

  expect((await readSeatStats(await connectApi(page), showCode))[first]?.seats).toBe(after);
});

/** Finds a pending demo show with seats and price types. */
async function findEditableShow(page: Page): Promise<string> {
  const api = await connectApi(page);
  const { items } = await api(listShows, { query: { status: 'PENDING', pageSize: 100 } });
  for (const { showCode } of items.filter(({ seating }) => seating === 'RESERVED')) {
    const prices = await api(listPrices, { params: { showCode } });
    if (prices.items.length > 1) return showCode;
  }
  throw new Error('the demo has no pending event with tickets');
}

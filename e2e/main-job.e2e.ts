import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { connectApi } from './support/connect-api.ts';
import { expect, signIn, test } from './support/journey.ts';
import { clickSeat, readLegend } from './support/seat-map.ts';
import { readSeatStats } from './support/seat-table.ts';
import { addGroup, addTicket, choosePromoter, createStadiumEvent } from './support/stadium.ts';

const STADIUM_SEATS = 12_851;

test('the main job on the stadium: event, tickets, prices and holds on the map, saves, the reports', async ({
  page,
}) => {
  await signIn(page);
  await choosePromoter(page, /Taoyuan/);
  const showCode = await createStadiumEvent(page, 'Spring opener');
  await page.goto(`/shows/${showCode}/tickets`);
  await addGroup(page, 'Stands');
  await addTicket(page, 'Infield', '900');
  await addTicket(page, 'Outfield', '450');

  await page.goto(`/shows/${showCode}/seats/tickets`);
  await expect(page.getByText('12,851 seats')).toBeVisible();
  await page.getByRole('radio', { name: /^Infield/ }).click();
  await page.getByRole('button', { name: /^Group/ }).click();
  await clickSeat(page, '西下A 1 1');
  await page.getByRole('radio', { name: /^Outfield/ }).click();
  await clickSeat(page, '西下B 1 1');
  const infield = await readLegend(page, 'Infield');
  const outfield = await readLegend(page, 'Outfield');
  expect(infield).toBeGreaterThan(50);
  expect(outfield).toBeGreaterThan(50);

  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('Infield');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Save all/ }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();

  const held = await holdRow(page, showCode);
  expect(held).toBeGreaterThan(3);
  const stats = Object.entries(await readSeatStats(await connectApi(page), showCode));
  expect(Object.fromEntries(stats.map(([ticket, { seats }]) => [ticket, seats]))).toEqual({
    Infield: infield,
    Outfield: outfield,
    none: STADIUM_SEATS - infield - outfield,
  });

  const lines = await exportManifest(page);
  expect(lines).toHaveLength(STADIUM_SEATS);
  const count = (text: string) => lines.filter((line) => line.includes(text)).length;
  expect([count('Infield'), count('Outfield')]).toEqual([infield, outfield]);
  expect([count('Technical'), count('Blocked')]).toEqual([held, held]);
});

/** Creates a hold, assigns a row of the stadium to it and saves. Returns the number of its seats. */
async function holdRow(page: Page, showCode: string): Promise<number> {
  await page.goto(`/shows/${showCode}/seats/holds`);
  await page
    .getByRole('link', { name: 'Add hold' })
    .or(page.getByRole('button', { name: 'Add hold' }))
    .click();
  const drawer = page.getByRole('dialog', { name: /Add hold/ });
  await drawer.getByLabel('Label').fill('Technical');
  await drawer.getByLabel('Reservation flag').fill('TEC');
  await drawer.getByRole('button', { name: 'Create hold' }).click();
  await page.getByRole('radio', { name: /^Technical/ }).click();
  await page.getByRole('button', { name: /^Row/ }).click();
  await clickSeat(page, '西下A 1 1');
  const held = await readLegend(page, 'Technical');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.').first()).toBeVisible();
  return held;
}

/** Downloads the seats manifest through the export menu. Returns the rows without the header. */
async function exportManifest(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Seats manifest/ }).click(),
  ]);
  await expect(page.getByText('Successfully exported Seats manifest')).toBeVisible();
  return readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1);
}

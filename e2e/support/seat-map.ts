import type { Locator, Page } from '@playwright/test';

export const legend = (page: Page): Locator => page.getByRole('complementary', { name: 'Legend' });
/** The bar of what is not saved yet. */
export const unsaved = (page: Page): Locator => page.getByRole('region', { name: 'Unsaved changes' });

/** What the page's head and the bars at its foot cover of the map. */
const HEAD_PX = 68;
const FOOT_PX = 108;

/** Finds a seat and clicks it where the map has centred it: in the middle of what the panels leave free. */
export async function clickSeat(page: Page, words: string): Promise<void> {
  await page.getByLabel(/^Find a seat/).fill(words);
  await page.getByRole('option').first().click();
  const tools = await page.getByRole('toolbar', { name: 'Tools' }).boundingBox();
  const legendBox = await legend(page).boundingBox();
  const map = await page.getByRole('application').boundingBox();
  if (!tools || !legendBox || !map) throw new Error('a panel is missing');
  await page.mouse.click((tools.x + tools.width + legendBox.x) / 2, map.y + (HEAD_PX + map.height - FOOT_PX) / 2);
}

/** Seats of a legend row, as the map shows them. */
export async function readLegend(page: Page, name: string): Promise<number> {
  const label = await page.getByRole('radio', { name: new RegExp(`^${name}`) }).getAttribute('aria-label');
  return Number(/([\d,]+) seats?/.exec(label ?? '')?.[1]?.replaceAll(',', ''));
}

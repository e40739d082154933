import type { Locator, Page } from '@playwright/test';

export const legend = (page: Page): Locator => page.getByRole('complementary', { name: 'Legend' });
export const unsaved = (page: Page): Locator => page.getByRole('region', { name: 'Unsaved changes' });

/** The heights of the map that the page's head and the bars at the bottom cover. */
const HEAD_PX = 68;
const FOOT_PX = 108;

/** Finds a seat and clicks it where the map has centred it: in the middle of the area without panels. */
export async function clickSeat(page: Page, words: string): Promise<void> {
  await page.getByLabel(/^Find a seat/).fill(words);
  await page.getByRole('option').first().click();
  const tools = await page.getByRole('toolbar', { name: 'Tools' }).boundingBox();
  const legendBox = await legend(page).boundingBox();
  const map = await page.getByRole('application').boundingBox();
  if (!tools || !legendBox || !map) throw new Error('a panel is missing');
  await page.mouse.click((tools.x + tools.width + legendBox.x) / 2, map.y + (HEAD_PX + map.height - FOOT_PX) / 2);
}

/** Returns the number of seats in a legend row. */
export async function readLegend(page: Page, name: string): Promise<number> {
  const label = await page.getByRole('radio', { name: new RegExp(`^${name}`) }).getAttribute('aria-label');
  return Number(/([\d,]+) seats?/.exec(label ?? '')?.[1]?.replaceAll(',', ''));
}

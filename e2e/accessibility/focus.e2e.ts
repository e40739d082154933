import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/journey.ts';

test('what takes the focus is never below a bar that stays when the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Export/ })).toBeFocused();
  expect(await nameCovered(page)).toBeNull();

  await page.getByRole('row').last().getByRole('link').first().focus();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Shift+Tab');
    expect(await nameCovered(page)).toBeNull();
  }

  await page.goto('/shows/new');
  await page.getByRole('button', { name: 'Harbour & Hall' }).click();
  await page.getByRole('combobox', { name: 'Category' }).focus();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    expect(await nameCovered(page)).toBeNull();
  }
});

test('who chooses a promoter by keyboard goes on at the title, while the form loads in place of the choice', async ({
  page,
}) => {
  await signIn(page, 'owner', '/shows/new');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Harbour/ })
    .press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Returns what has the focus if a bar covers its middle. */
function nameCovered(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { top, height } = focused.getBoundingClientRect();
    const middle = top + height / 2;
    const bars = [...document.querySelectorAll('body *')].filter((bar) => getComputedStyle(bar).position === 'sticky');
    const isCovered = bars
      .filter((bar) => !bar.contains(focused) && !focused.contains(bar) && bar.clientWidth > window.innerWidth / 2)
      .map((bar) => bar.getBoundingClientRect())
      .some((bar) => bar.top <= middle && middle <= bar.bottom);
    return isCovered ? focused.outerHTML.slice(0, 120) : null;
  });
}

import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { expect, signIn, test } from '../../support/journey.ts';

const WAIT = { timeout: 15_000 };

test.describe.configure({ timeout: 180_000 });

/** Presses Tab, or Shift Tab, until the element has the focus. */
async function tabTo(page: Page, name: RegExp, role: Parameters<Page['getByRole']>[0], key = 'Tab'): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  for (let i = 0; i < 120; i++) {
    if (await target.evaluate((element) => element.contains(document.activeElement), undefined, WAIT)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${role} ${name}`);
}

/** Types into a field of the panel, by keys alone. */
async function fill(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name, 'textbox');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

async function pressButton(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name, 'button');
  await page.keyboard.press('Enter');
}

async function beginPlan(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'David Geffen Hall' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/venues\/\d+$/);
  await page.getByRole('button', { name: 'Draw a plan' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(`By keys ${Date.now()}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/plans\/\d+\/edit$/);
  await page.locator('[data-plan-canvas]').waitFor();
}

test('a plan is drawn, bent, flagged, mended and published by keyboard alone, and no panel has a fault', async ({
  page,
}) => {
  await signIn(page, 'seating', '/venues');
  await beginPlan(page);
  await tabTo(page, /^Drawing of/, 'application');
  await expectAccessible(page, 'an empty plan');

  // Draws the stage and sets one corner by numbers.
  await page.keyboard.press('g');
  await pressButton(page, /^Draw$/);
  await page.keyboard.press('s');
  await fill(page, /^Corner 3 x$/, '120');
  await expectAccessible(page, 'the stage with its corners');

  // Draws three rows, bent around the stage.
  await tabTo(page, /^Drawing of/, 'application', 'Shift+Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await fill(page, /^Rows$/, '3');
  await fill(page, /^Middle y$/, '60');
  await pressButton(page, /^Draw 3 rows$/);
  await expect(page.getByText('36 seats selected')).toBeVisible();
  await page.keyboard.press('r');
  await fill(page, /^Bend$/, '20');
  await expectAccessible(page, 'three rows');

  // An invalid coordinate is refused at its field.
  await fill(page, /^To the right$/, '1e308');
  await expect(page.getByRole('alert').filter({ hasText: 'To the right must be a number' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Sets the focal point, then follows the findings: rank and description are missing.
  await tabTo(page, /^Drawing of/, 'application', 'Shift+Tab');
  await page.keyboard.press('f');
  await fill(page, /^y$/, '-60');
  await pressButton(page, /^Draw$/);
  await page.keyboard.press('s');
  await tabTo(page, /^Publish$/, 'button', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('36 seats')).toBeVisible();
  await expectAccessible(page, 'the question before publishing');
  await tabTo(page, /no best rank/i, 'button');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('36 seats selected')).toBeVisible();
  await fill(page, /^Best rank$/, '1');
  await tabTo(page, /^Description$/, 'textbox');
  await page.keyboard.type('Facing the stage');

  // Makes the first seat a wheelchair space, through the table of objects.
  await tabTo(page, /^Drawing$/, 'radio', 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^Objects of the plan$/, 'grid');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 seat selected')).toBeVisible();
  await expectAccessible(page, 'the table of objects');
  await tabTo(page, /^Accessibility/, 'combobox');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Wheelchair space' })).toHaveText([/Seat 1\b/]);

  await tabTo(page, /^Publish$/, 'button', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No problems found.')).toBeVisible();
  await tabTo(page, /^Publish$/, 'button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/plans\/\d+$/);
  await expect(page.getByText(/36 seats/).first()).toBeVisible();
});

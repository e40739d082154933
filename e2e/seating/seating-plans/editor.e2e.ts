import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/journey.ts';

/** Counts the user's actions: each choice, press or filled field is one. */
function countingHand(page: Page) {
  let actions = 0;
  return {
    count: () => actions,
    press: async (name: string | RegExp) => {
      actions += 1;
      await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
    },
    turnTo: async (name: string) => {
      actions += 1;
      await page.getByRole('radio', { name }).click();
    },
    key: async (key: string) => {
      actions += 1;
      await page.keyboard.press(key);
    },
    fill: async (label: string, value: string) => {
      actions += 1;
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.fill(value);
      await field.press('Enter');
    },
    choose: async (label: string, option: string) => {
      actions += 1;
      await page.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    describe: async (description: string) => {
      actions += 1;
      await page.getByLabel('Description').fill(description);
      await page.getByLabel('Description').blur();
    },
  };
}

/** Follows docs/guide/plan-editor.md, step by step. */
test('a theatre of 300 seats with two curved balconies is drawn from nothing and published', async ({ page }) => {
  await signIn(page, 'seating', '/venues');
  const venue = page.getByRole('link', { name: 'David Geffen Hall' }).first();
  await venue.click();
  const name = `Theatre ${Date.now()}`;
  const hand = countingHand(page);
  const startedAt = Date.now();

  await hand.press('Draw a plan');
  await hand.fill('Name', name);
  await page.waitForURL(/\/plans\/\d+\/edit$/);
  const canvas = page.locator('[data-plan-canvas]');
  await canvas.waitFor();

  // Draws the stage.
  await canvas.focus();
  await hand.key('g');
  await hand.press('Draw');

  // Draws the stalls: ten straight rows of eighteen.
  await hand.key('Escape');
  await hand.press('Straight rows');
  await hand.fill('Rows', '10');
  await hand.fill('Seats per row', '18');
  await hand.fill('Middle y', '60');
  await hand.press('Draw 10 rows');
  await hand.fill('Label', 'Stalls');
  await hand.fill('Best rank', '1');
  await hand.describe('Ground floor, facing the stage');

  // Draws the first balcony: three curved rows of twenty-four.
  await drawBalcony({ rows: '3', seats: '24', radius: '520', label: 'First balcony', rank: '2' });
  // Draws the second balcony: two rows of twenty-four.
  await drawBalcony({ rows: '2', seats: '24', radius: '660', label: 'Second balcony', rank: '3' });

  await expect(page.getByText('300 seats', { exact: true })).toBeVisible();

  await hand.key('Escape');
  await hand.turnTo('Findings');
  await expect(page.getByText('No problems found.')).toBeVisible();
  await hand.press('Publish');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('300 seats')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/plans\/\d+$/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(/300 seats/).first()).toBeVisible();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`300 seats drawn and published: ${hand.count() + 1} actions, ${seconds} s by machine`);

  async function drawBalcony(balcony: { rows: string; seats: string; radius: string; label: string; rank: string }) {
    await hand.press('Curved rows');
    await hand.key('Escape');
    await hand.choose('Into block', 'New block');
    await hand.fill('Rows', balcony.rows);
    await hand.fill('Seats per row', balcony.seats);
    await hand.fill('Radius', balcony.radius);
    await hand.press(`Draw ${balcony.rows} rows`);
    await hand.fill('Label', balcony.label);
    await hand.fill('Best rank', balcony.rank);
    await hand.describe(`${balcony.label}, curved`);
  }
});

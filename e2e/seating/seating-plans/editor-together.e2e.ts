import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { expect, signIn, test } from '../../support/journey.ts';

test.describe.configure({ timeout: 180_000 });

/** The limit of ADR 12 for showing another user's change. */
const IN_TIME = { timeout: 2_000 };

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 });

async function beginPlan(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'David Geffen Hall' }).first().click();
  await page.getByRole('button', { name: 'Draw a plan' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`Together ${Date.now()}`);
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await page.waitForURL(/\/plans\/\d+\/edit$/);
  await page.locator('[data-plan-canvas]').waitFor();
  return page.url();
}

async function drawTwoBlocks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Straight rows' }).click();
  await page.getByRole('combobox', { name: 'Into block' }).click();
  await page.getByRole('option', { name: 'A new block each time' }).click();
  for (const y of ['0', '300']) {
    await page.getByRole('textbox', { name: 'Middle y', exact: true }).fill(y);
    await page.getByRole('button', { name: /^Draw 5 rows/ }).click();
  }
  await page.locator('[data-plan-canvas]').focus();
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await page.keyboard.press('b');
  await page.getByRole('radio', { name: 'Objects' }).click();
}

const line = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function rename(page: Page, block: string, label: string): Promise<void> {
  await line(page, block).click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill(label);
  await page.getByRole('textbox', { name: 'Label', exact: true }).press('Enter');
}

test('two people draw one plan: what only one changed goes together, what both changed is asked block by block', async ({
  page,
  browser,
}) => {
  await signIn(page, 'seating', '/venues');
  const address = await beginPlan(page);
  await drawTwoBlocks(page);
  await saved(page);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'owner', '/venues');
  await other.goto(address);
  await other.getByRole('radio', { name: 'Objects' }).click();

  // Each user changes another block, so nobody is asked.
  await rename(other, 'Block 1', 'Stalls');
  await saved(other);
  await rename(page, 'Block 2', 'Circle');
  await expect(page.getByText(/Block Stalls\. It is in your drawing/)).toBeVisible({ timeout: 15_000 });
  await saved(page);
  await expect(line(page, 'Stalls')).toBeVisible();
  await expect(line(page, 'Circle')).toBeVisible();

  // Both users change the same block; the first is offline until the second has saved.
  await expect(line(other, 'Circle')).toBeVisible();
  await page.context().setOffline(true);
  await rename(page, 'Stalls', 'Orchestra');
  await rename(other, 'Stalls', 'Parterre');
  await saved(other);
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'You both changed the same parts' });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page, 'parts that both drew', { part: '[role=dialog]' });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: 'Mine: label “Orchestra”' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save what is chosen' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('radio', { name: 'Theirs: label “Parterre”' }).check();
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
  await saved(page);
  await expect(line(page, 'Parterre')).toBeVisible();
  await expect(line(page, 'Circle')).toBeVisible();
  await other.context().close();
});

test('two people see each other, and what one saves stands in the drawing of the other, each within two seconds', async ({
  page,
  browser,
}) => {
  await signIn(page, 'seating', '/venues');
  const address = await beginPlan(page);
  await drawTwoBlocks(page);
  await rename(page, 'Block 2', 'Circle');
  await saved(page);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'owner', '/venues');
  await other.goto(address);
  await other.locator('[data-plan-canvas]').waitFor();
  const mine = page.getByRole('button', { name: '1 other person in this plan' });
  const theirs = other.getByRole('button', { name: '1 other person in this plan' });
  await expect(mine).toContainText('Olivia', IN_TIME);
  await expect(mine).toContainText('has the plan open since');
  await expect(theirs).toContainText('Selma Ruiz', IN_TIME);

  await other.getByRole('radio', { name: 'Objects' }).click();
  await rename(other, 'Block 1', 'Stalls');
  await expect(mine).toContainText('drawing since', IN_TIME);
  await saved(other);
  await expect(line(page, 'Stalls')).toBeVisible(IN_TIME);
  await expect(page.getByRole('status').filter({ hasText: /Block Stalls\. It is in your drawing/ })).toBeVisible();
  // Selection and undo steps survive the merge.
  const label = page.getByRole('textbox', { name: 'Label', exact: true });
  await expect(label).toHaveValue('Circle');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(label).toHaveValue('Block 2');
  await expect(line(page, 'Stalls')).toBeVisible();
  await expect(line(other, 'Block 2')).toBeVisible({ timeout: 15_000 });
  await mine.click();
  await expect(page.getByRole('dialog', { name: 'Others at this plan' })).toContainText('saved at');
  await expectAccessible(page, 'others at this plan');
  await page.keyboard.press('Escape');

  await other.context().close();
  await expect(mine).toContainText('saved at', IN_TIME);
});

test('what was typed is kept when the next press selects something else, and Ctrl Z in the field takes it back', async ({
  page,
}) => {
  await signIn(page, 'seating', '/venues');
  await beginPlan(page);
  await drawTwoBlocks(page);
  await line(page, 'Block 1').click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Left');
  await line(page, 'Block 2').click();
  await expect(line(page, 'Left')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Label', exact: true })).toHaveValue('Block 2');
  const rank = page.getByRole('textbox', { name: 'Best rank' });
  await rank.fill('3');
  await rank.press('Enter');
  await expect(line(page, 'Block 2')).toContainText('Rank 3');
  await rank.press('Control+z');
  await expect(line(page, 'Block 2')).not.toContainText('Rank 3');
});

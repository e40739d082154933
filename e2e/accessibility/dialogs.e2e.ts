import type { Page } from '@playwright/test';
import { connectApi, copyShow, findShowCode } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { goOn } from '../support/go-on.ts';
import { expect, signIn, test } from '../support/journey.ts';
import { assignFirstRow, findReservedShow, readTickets } from '../support/seat-table.ts';

test.describe.configure({ timeout: 180_000 });

test('the drawers over any page and the dialogs of an event have no fault of accessibility', async ({ page }) => {
  await signIn(page);
  const api = await connectApi(page);
  const showCode = await findShowCode(api, 'Mahler: Symphony No. 5');
  const copied = await copyShow(api, `Looked at ${Date.now()}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await look(page, 'the palette');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await look(page, 'the profile menu', '[role=menu]');
  await goOn(page, '/shows?drawer=notifications');
  await look(page, 'the notifications');
  await goOn(page, '/reports/sales');
  await page.getByRole('button', { name: 'Harbour & Hall' }).click();
  await page.getByRole('button', { name: 'Filter' }).click();
  await look(page, 'the filter of a report');
  await goOn(page, '/shows');
  await page.getByRole('button', { name: /^Date ?from/ }).click();
  await look(page, 'the dates of a list');
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await look(page, 'the choices of a filter', '[role=menu]');
  await page.getByRole('button', { name: 'Venue', exact: true }).click();
  await look(page, 'the venues of a filter');
  await goOn(page, '/venues');
  await page.getByRole('button', { name: 'Country', exact: true }).click();
  await look(page, 'the filter of the venues');
  await goOn(page, '/shows/new');
  await page
    .getByRole('button', { name: /^Open calendar/ })
    .first()
    .click();
  await look(page, 'the calendar of a field');

  await goOn(page, `/shows/${copied}`);
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete event' }).click();
  await look(page, 'a question with a typed word');
  await goOn(page, `/shows/${showCode}/details?drawer=translation&field=description`);
  await page.getByRole('dialog').getByRole('button', { name: 'Link' }).first().click();
  await look(page, 'the link in a text');

  await goOn(page, `/shows/${await findReservedShow(page, 'Shostakovich')}/seats/tickets?view=table`);
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await look(page, 'the blocks of a plan');
  await assignFirstRow(page, (await readTickets(page))[0]);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await look(page, 'the changes of seats');
  await page.getByRole('link', { name: 'Back to event' }).click();
  await look(page, 'unsaved changes');
});

test('the dialogs of a plan, of an export and the navigation of a phone have no fault of accessibility', async ({
  page,
}) => {
  await signIn(page, 'owner', '/venues');
  await page.getByRole('link', { name: 'David Geffen Hall' }).first().click();
  await page.getByRole('button', { name: 'Draw a plan' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`Looked at ${Date.now()}`);
  await look(page, 'the name of a plan', '[role=dialog]', false);
  await page.keyboard.press('Enter');
  await page.locator('[data-plan-canvas]').waitFor();
  await page.keyboard.press('?');
  await look(page, 'the keys of the editor');
  await page.getByRole('button', { name: 'Versions' }).click();
  await look(page, 'the versions of a plan');

  await goOn(page, '/orders');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/orders?*pageSize=100*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Export [\d,]+$/ }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await look(page, 'an export that runs');
  release();
  await goOn(page, '/audit');
  await page.getByRole('button', { name: 'Who', exact: true }).click();
  await look(page, 'the form of a filter');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await look(page, 'the navigation of a phone', 'nav', false);
});

/** Waits for what opened, looks at it alone, and closes it. */
async function look(page: Page, where: string, part = '[role=dialog]', isClosed = true): Promise<void> {
  await expect(page.locator(part).last(), where).toBeVisible();
  await expect(page.getByLabel(/^Loading/), where).toHaveCount(0);
  await expectAccessible(page, where, { part, inBothThemes: true });
  if (!isClosed) return;
  const opened = await page.locator(part).count();
  // The first Escape may close a list of the dialog.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator(part)).toHaveCount(opened - 1, { timeout: 1_000 });
  }, where).toPass();
}

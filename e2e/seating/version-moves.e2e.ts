import { createHold, listHolds } from '@parterre/contract/calls/holds';
import { saveAllSeats } from '@parterre/contract/calls/seats';
import { createShow } from '@parterre/contract/calls/shows';
import type { Page } from '@playwright/test';
import { connectApi } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';

/** Follows docs/guide/plan-editor.md, "A newer version for events that are set up". */
test('an event takes the second version of its plan: the new seats are there and the held ones still held', async ({
  page,
}) => {
  await signIn(page, 'owner', '/venues');
  await page.getByRole('link', { name: 'David Geffen Hall' }).first().click();
  const name = `Studio ${Date.now()}`;
  await page.getByRole('button', { name: 'Draw a plan' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/plans\/\d+\/edit$/);
  await drawRows(page, { rows: '2', middleY: '60', label: 'Stalls' });
  await publish(page, '20 seats');
  const { showCode } = await setUpEvent(page, name);

  await page.getByRole('link', { name: 'Edit drawing' }).click();
  await drawRows(page, { rows: '1', middleY: '260', label: 'Circle' });
  await publish(page, '1 coming event has this plan and keeps its version');
  await expect(page.getByText(/^Version 2 is published\. 1 coming event has an older one/)).toBeVisible();
  const older = page.getByRole('region', { name: 'Coming events on an older version' });
  await expect(older).toContainText('Version 1');
  await older.getByRole('link', { name: `Move ${name} to version 2` }).click();

  const drawer = page.getByRole('dialog', { name: 'Move to version 2' });
  await expect(drawer.getByText(/The event can be moved/)).toBeVisible();
  await expect(drawer.getByRole('definition')).toHaveText(['20', '10', '0']);
  await expect(drawer.getByRole('region', { name: 'Added' }).getByRole('listitem')).toHaveText([/^Circle \S+ 1–10$/]);
  await drawer.getByRole('button', { name: 'Move to version 2' }).click();
  await expect(page.getByText('The event now has version 2. 10 new seats have no ticket yet.')).toBeVisible();
  await expect(drawer).toBeHidden();
  const plan = page.getByRole('listitem').filter({ hasText: name });
  await expect(plan).toContainText('30 seats · Version 2');
  await expect(page.getByText(/is published; this event uses version/)).toBeHidden();

  await page.getByRole('link', { name: 'Manage seats' }).click();
  await page.waitForURL(/\/seats\/tickets/);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Seats as a table' });
  await expect(grid).toHaveAttribute('aria-rowcount', '31');
  await expect(page.getByRole('link', { name: /of the plan$/ })).toBeHidden();
  const api = await connectApi(page);
  const { items } = await api(listHolds, { params: { showCode } });
  expect(items.map(({ label, seats }) => [label, seats.held])).toEqual([['Press', 2]]);
});

async function drawRows(page: Page, { rows, middleY, label }: { rows: string; middleY: string; label: string }) {
  const fill = async (field: string, value: string) => {
    const box = page.getByRole('textbox', { name: field, exact: true });
    await box.fill(value);
    await box.press('Enter');
  };
  await page.locator('[data-plan-canvas]').waitFor();
  await page.getByRole('button', { name: 'Straight rows', exact: true }).click();
  await page.getByRole('combobox', { name: 'Into block' }).click();
  await page.getByRole('option', { name: 'New block', exact: true }).click();
  await fill('Rows', rows);
  await fill('Seats per row', '10');
  await fill('Middle y', middleY);
  await page.getByRole('button', { name: /^Draw \d+ rows?$/ }).click();
  await fill('Label', label);
  await fill('Best rank', '1');
  await page.getByLabel('Description').fill(label);
  await page.getByLabel('Description').blur();
}

async function publish(page: Page, words: string) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL(/\/plans\/\d+$/);
}

/** Creates a show on the plan of the page, with two of its seats on hold. */
async function setUpEvent(page: Page, name: string) {
  const [, venueId, planId] = /venues\/(\d+)\/plans\/(\d+)/.exec(page.url()) ?? [];
  const api = await connectApi(page);
  const show = await api(createShow, {
    body: {
      promoterCode: 'harbour-hall',
      name: { 'en-GB': name },
      venueId: Number(venueId),
      seatingPlanId: Number(planId),
      startsAtLocal: '2028-05-10T19:30:00',
      currency: 'USD',
    },
  });
  const params = { showCode: show.showCode };
  const hold = { label: 'Press', reservationFlag: 'PR', colour: '#2f6feb', allowSales: false, owner: '', note: '' };
  const { holdId } = await api(createHold, { params, body: { ...hold, releaseOn: null } });
  const planVersionId = show.planVersionId ?? 0;
  const blocks = [{ blockId: 1, revision: 1, ranges: [{ from: 0, to: 1, holdId }] }];
  await api(saveAllSeats, { params, body: { planVersionId, blocks } });
  return show;
}

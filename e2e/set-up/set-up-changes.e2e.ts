import { randomUUID } from 'node:crypto';
import { listHolds } from '@parterre/contract/calls/holds';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { listPrices } from '@parterre/contract/calls/prices';
import { getSeatPriceStats, listPriceBlocks, saveAllSeats } from '@parterre/contract/calls/seats';
import { createShortUrl } from '@parterre/contract/calls/short-urls';
import { getShow, listShowHistory } from '@parterre/contract/calls/shows';
import type { Client } from '@parterre/contract/wire/client';
import type { Locator, Page } from '@playwright/test';
import { connectApi, copyShow, findShowCode } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';

const SEATS = 526;
/** Demo shows with orders; the cancellation of the second has started. */
const ON_SALE = 'The Empire Strikes Back in Concert';
const CANCELLING = 'Bach: Cantata No. 56 and A Musical Offering';

test('an event is duplicated, given another plan and moved, and its history tells what changed by whom', async ({
  page,
}) => {
  await signIn(page, 'events');
  const api = await connectApi(page);
  const name = `Changes ${randomUUID().slice(0, 8)}`;
  const showCode = await copyShow(api, name, ['prices', 'allocation']);
  const params = { showCode };
  await api(createShortUrl, {
    body: { showCode, title: 'Flyer', targetUrl: 'https://us.tickets.example/changes' },
  });
  await page.goto(`/shows/${showCode}`);

  for (const copy of await duplicate(page)) {
    expect(await api(getShow, { params: { showCode: copy.showCode } })).toMatchObject({
      name: { 'en-GB': name },
      status: 'PENDING',
      startsAtLocal: copy.startsAtLocal,
      seatCount: SEATS,
      venue: { name: 'David Geffen Hall' },
    });
    expect(await countSeats(api, copy.showCode)).toEqual(await countSeats(api, showCode));
    expect((await api(listPrices, { params: { showCode: copy.showCode } })).items).toHaveLength(4);
  }

  const { priced, held } = await countSeats(api, showCode);
  await changePlan(page, showCode, { plan: 'Full house', priced, held });
  const rebuilt = await api(getShow, { params });
  expect(rebuilt.seatCount).toBeGreaterThan(SEATS);
  expect(await countSeats(api, showCode)).toEqual({ priced: 0, held: 0 });

  await move(page, showCode);
  expect(await api(getShow, { params })).toMatchObject({
    venue: { name: 'New Amsterdam Theatre' },
    startsAtLocal: '2028-07-01T20:00:00',
  });

  await page.goto(`/shows/${showCode}/history`);
  const list = page.getByRole('list', { name: 'What changed on this event, newest first' });
  const entry = (words: RegExp) => list.getByRole('listitem').filter({ hasText: words });
  const moved = entry(/^Event moved/);
  await expect(moved).toContainText('Reason: Water in the hall · Emil Okafor');
  await expectChanges(moved, [
    ['venue', 'David Geffen Hall', 'New Amsterdam Theatre'],
    ['start', '10/06/2028, 19:30', '01/07/2028, 20:00'],
  ]);
  await expectChanges(entry(/^Event: plan changed/), [
    ['plan', 'Stalls only', 'Full house'],
    ['seats deleted', '--', String(SEATS)],
    ['of them with a price', '--', String(priced)],
    ['of them on hold', '--', String(held)],
  ]);
  const { items: history } = await api(listShowHistory, { params, query: {} });
  expect(history.slice(0, 2)).toMatchObject([
    { action: 'show.move', actor: 'Emil Okafor', reason: 'Water in the hall' },
    { action: 'show.update', actor: 'Emil Okafor' },
  ]);
});

test('an event goes from status to status as far as its guards let it, and only one without orders is deleted', async ({
  page,
}) => {
  await signIn(page, 'events');
  const api = await connectApi(page);
  const name = `Statuses ${randomUUID().slice(0, 8)}`;
  const showCode = await copyShow(api, name, ['prices']);
  const params = { showCode };
  const readStatus = async () => (await api(getShow, { params })).status;
  const drawer = page.getByRole('dialog', { name: 'Status', exact: true });
  const choose = (action: string) => drawer.getByRole('button', { name: action }).click();

  await openFromMenu(page, showCode, 'Change status');
  await choose('Activate');
  await expect(drawer.getByRole('alert')).toContainText(`${SEATS} seats have no price`);
  expect(await readStatus()).toBe('PENDING');
  await priceAllSeats(api, showCode);
  await choose('Activate');
  await expect(drawer.getByRole('heading', { name: 'The event is active' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer).toBeHidden();
  expect(await readStatus()).toBe('ACTIVE');

  await openFromMenu(page, showCode, 'Change status');
  await expect(drawer.getByRole('link', { name: 'Pause sales' })).toBeVisible();
  await choose('Cancel the event');
  const question = page.getByRole('dialog', { name: 'Cancel the event?' });
  await expect(question.getByRole('button', { name: 'Cancel the event' })).toBeDisabled();
  await question.getByLabel('Reason').fill('The conductor is ill');
  await question.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(drawer).toBeHidden();
  expect(await readStatus()).toBe('CANCEL_PENDING');
  await openFromMenu(page, showCode, 'Change status');
  await choose('Finish the cancellation');
  const last = page.getByRole('dialog', { name: 'Finish the cancellation?' });
  await last.getByLabel('Reason').fill('Nobody had bought a ticket');
  await last.getByRole('button', { name: 'Finish the cancellation' }).click();
  await expect(drawer).toBeHidden();
  expect(await readStatus()).toBe('CANCELLED');
  const { items: history } = await api(listShowHistory, { params, query: {} });
  expect(history[0]).toMatchObject({ reason: 'Nobody had bought a ticket', summary: { field: 'status' } });

  await openFromMenu(page, showCode, 'Delete event');
  const removal = page.getByRole('dialog', { name: `Delete ${name}?` });
  await expect(removal.getByRole('button', { name: 'Delete event' })).toBeDisabled();
  await removal.getByLabel(`Type ${showCode} to confirm`).fill(showCode);
  await removal.getByRole('button', { name: 'Delete event' }).click();
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/shows');
  await expect(api(getShow, { params })).rejects.toThrow('404 NOT_FOUND');

  await expectNotCancelled(page, await findShowCode(api, CANCELLING));
  await expectKept(page, await findShowCode(api, ON_SALE));
});

test('tickets come from another event and are changed together, one by one, and as columns', async ({ page }) => {
  await signIn(page, 'events');
  const api = await connectApi(page);
  const mark = randomUUID().slice(0, 8);
  await copyShow(api, `Source ${mark}`, ['prices']);
  const showCode = await copyShow(api, `Target ${mark}`);
  const read = async () => {
    const { items } = await api(listPrices, { params: { showCode } });
    return items.map(({ name, statusCode, visibility }) => [name['en-GB'], statusCode, visibility]);
  };
  await page.goto(`/shows/${showCode}/tickets`);
  await copyGroups(page, `Source ${mark}`);
  expect(await read()).toEqual([
    ['Premium', 1, 'public'],
    ['Stalls A', 1, 'public'],
    ['Stalls B', 1, 'public'],
    ['Restricted view', 1, 'public'],
  ]);

  const bar = page.getByRole('toolbar', { name: /selected/ });
  await tick(page, ['Stalls A', 'Stalls B']);
  await bar.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('2 tickets changed')).toBeVisible();
  await expect(bar).toBeHidden();
  await tick(page, ['Restricted view']);
  await bar.getByRole('button', { name: 'Visible to' }).click();
  await page.getByRole('menuitem', { name: 'Box office' }).click();
  await expect(bar).toBeHidden();
  expect(await read()).toEqual([
    ['Premium', 1, 'public'],
    ['Stalls A', 2, 'public'],
    ['Stalls B', 2, 'public'],
    ['Restricted view', 1, 'box-office'],
  ]);

  await setStatus(page);
  expect(await read()).toEqual([
    ['Premium', 1, 'public'],
    ['Stalls A', 1, 'code'],
    ['Stalls B', 2, 'public'],
    ['Restricted view', 1, 'box-office'],
  ]);

  await moveToNewGroup(page, 'Restricted view', 'Cheap seats');
  const { items: groups } = await api(listPriceGroups, { params: { showCode } });
  expect(groups.at(-1)).toMatchObject({ name: { 'en-GB': 'Cheap seats' }, priceCount: 1 });

  await tick(page, ['Premium']);
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('1 ticket duplicated')).toBeVisible();
  expect(await read()).toHaveLength(5);
  await tick(page, ['Stalls A', 'Stalls B']);
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete 2 tickets?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 tickets deleted')).toBeVisible();
  expect((await read()).map(([name]) => name)).not.toContain('Stalls A');

  await chooseColumns(page);
});

/** Duplicates for three weeks with one date removed; checks what was copied and what was not. */
async function duplicate(page: Page): Promise<{ showCode: string; startsAtLocal: string }[]> {
  await chooseInMenu(page, 'Duplicate event');
  const drawer = page.getByRole('dialog', { name: 'Duplicate event' });
  await drawer.getByRole('radio', { name: 'Every week' }).check();
  await drawer.getByLabel('Until', { exact: true }).fill('01/07/2028');
  await drawer.getByRole('button', { name: 'Add 3 dates' }).click();
  await drawer.getByRole('button', { name: 'Remove Sat 24/06/2028, 19:30' }).click();
  await drawer.getByRole('button', { name: 'Create 2 events' }).click();
  await expect(drawer.getByText('2 events created. They are not on sale yet.')).toBeVisible();
  const told = (title: string) => drawer.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(told('Copied into every new event')).toContainText(`${SEATS} seats with their prices and holds`);
  await expect(told('Not copied: not chosen')).toContainText('1 short link');
  await expect(told('Not copied: nothing there')).toContainText('Pictures');
  const links = await drawer.getByRole('link', { name: /2028/ }).all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  const dates = ['2028-06-17T19:30:00', '2028-07-01T19:30:00'];
  return dates.map((startsAtLocal, index) => ({ startsAtLocal, showCode: hrefs[index]?.split('/').at(-1) ?? '' }));
}

interface NextPlan {
  plan: string;
  priced: number;
  held: number;
}

async function changePlan(page: Page, showCode: string, { plan, priced, held }: NextPlan): Promise<void> {
  await page.goto(`/shows/${showCode}/seating`);
  const row = page.getByRole('listitem').filter({ hasText: plan });
  await row.getByRole('button', { name: 'Use this plan' }).click();
  const question = page.getByRole('dialog', { name: 'Change the plan?' });
  await expect(question).toContainText(
    `All ${SEATS} seats of the event are deleted: ${priced} have a price, ${held} are on hold.`,
  );
  await confirmByCode(question, showCode, 'Change plan');
  await expect(page.getByText('Plan changed')).toBeVisible();
  await expect(row.getByText('In use')).toBeVisible();
}

async function move(page: Page, showCode: string): Promise<void> {
  await openFromMenu(page, showCode, 'Move event');
  const drawer = page.getByRole('dialog', { name: 'Move event' });
  await drawer.getByLabel('Starts', { exact: true }).fill('01/07/2028, 20:00');
  await drawer.getByLabel('Venue', { exact: true }).fill('New Amsterdam');
  await page.getByRole('option', { name: /New Amsterdam Theatre/ }).click();
  await drawer.getByLabel('Reason').fill('Water in the hall');
  await expect(drawer.getByRole('alert')).toContainText('The seats of the plan Proscenium take their place');
  await drawer.getByRole('button', { name: 'Move event' }).click();
  const question = page.getByRole('dialog', { name: 'Move the event and delete its seats?' });
  await confirmByCode(question, showCode, 'Move event');
  await expect(page.getByText('Event moved', { exact: true })).toBeVisible();
}

/** The button is enabled only after the show's code is typed. */
async function confirmByCode(question: Locator, showCode: string, verb: string): Promise<void> {
  await expect(question.getByRole('button', { name: verb })).toBeDisabled();
  await question.getByLabel(`Type ${showCode} to confirm`).fill(showCode);
  await question.getByRole('button', { name: verb }).click();
}

/** Opens a history entry and expects fields with their old and new values. */
async function expectChanges(entry: Locator, changes: [string, string, string][]): Promise<void> {
  await entry.getByRole('button').click();
  for (const [field, before, after] of changes)
    await expect(
      entry.getByRole('row').filter({ has: entry.page().getByRole('rowheader', { name: field, exact: true }) }),
    ).toHaveText(`${field}${before}${after}`);
}

/** A cancellation cannot be finished while orders are open. */
async function expectNotCancelled(page: Page, showCode: string): Promise<void> {
  await openFromMenu(page, showCode, 'Change status');
  const drawer = page.getByRole('dialog', { name: 'Status', exact: true });
  await drawer.getByRole('button', { name: 'Finish the cancellation' }).click();
  const question = page.getByRole('dialog', { name: 'Finish the cancellation?' });
  await question.getByLabel('Reason').fill('To see whether it is refused');
  await question.getByRole('button', { name: 'Finish the cancellation' }).click();
  await expect(drawer.getByRole('alert')).toHaveText(/^Not possible yet: [\d,]+ orders are still open\.$/);
}

/** A show with orders cannot be deleted or change its plan; both say why. */
async function expectKept(page: Page, showCode: string): Promise<void> {
  await page.goto(`/shows/${showCode}/seating`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete event' })).toHaveAccessibleDescription(
    /The event has had orders/,
  );
  await expect(page.getByRole('menuitem', { name: 'Delete event' })).toBeDisabled();
  await page.keyboard.press('Escape');
  // Other journeys may have drawn plans at the venue.
  const plan = page.getByRole('button', { name: 'Use this plan' }).first();
  await expect(plan).toBeDisabled();
  await expect(plan).toHaveAccessibleDescription('The plan cannot change once the event has orders.');
  await expect(page.getByRole('button', { name: 'Use no plan' })).toHaveCount(0);
}

async function copyGroups(page: Page, source: string): Promise<void> {
  await page.getByRole('link', { name: 'Copy groups' }).last().click();
  await page.getByRole('searchbox', { name: 'Search events' }).fill(source);
  await page.getByRole('button', { name: new RegExp(source) }).click();
  const drawer = page.getByRole('dialog', { name: `From ${source}` });
  await expect(drawer.getByText('1 group and 4 tickets will be copied.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(drawer.getByText('1 group and 4 tickets copied.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Done' }).click();
}

async function tick(page: Page, names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
}

/** Opens the status drawer of one price type from the chip in its row. */
async function setStatus(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Stalls A: Paused. Change the status' }).click();
  const drawer = page.getByRole('dialog', { name: 'Stalls A' });
  await expect(drawer.getByText('Nobody can buy it.')).toBeVisible();
  await drawer.getByRole('radio', { name: 'On sale' }).check();
  await drawer.getByRole('radio', { name: 'With a code' }).check();
  await drawer.getByRole('button', { name: 'Save status' }).click();
  await expect(page.getByText('1 ticket changed').last()).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Save status' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('link', { name: /^Stalls A: (On sale|Not on sale yet)\. Change the status$/ }),
  ).toBeVisible();
}

async function moveToNewGroup(page: Page, ticket: string, group: string): Promise<void> {
  await page.getByRole('link', { name: 'Add group' }).click();
  const drawer = page.getByRole('dialog', { name: 'New ticket group' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill(group);
  await drawer.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { name: group })).toBeVisible();
  await tick(page, [ticket]);
  await page.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: group }).click();
  await expect(
    page.getByRole('region', { name: group }).getByRole('link', { name: ticket, exact: true }),
  ).toBeVisible();
}

/** Shows one column and hides another; the choice survives a reload and can be reset. */
async function chooseColumns(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Columns' });
  const column = (name: RegExp) => page.getByRole('columnheader', { name }).first();
  await page.getByRole('button', { name: 'Columns' }).click();
  await drawer.getByRole('checkbox', { name: 'Per order' }).check();
  await drawer.getByRole('checkbox', { name: /^Fee/ }).uncheck();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(column(/^Per order/)).toBeVisible();
  await expect(column(/^Fee/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await drawer.getByRole('button', { name: 'Back to default' }).click();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(column(/^Fee/)).toBeVisible();
  await expect(column(/^Per order/)).toHaveCount(0);
}

async function openFromMenu(page: Page, showCode: string, action: string): Promise<void> {
  await page.goto(`/shows/${showCode}`);
  await chooseInMenu(page, action);
}

async function chooseInMenu(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function countSeats(api: Client, showCode: string): Promise<{ priced: number; held: number }> {
  const { items } = await api(getSeatPriceStats, { params: { showCode } });
  const { items: holds } = await api(listHolds, { params: { showCode } });
  const priced = items.filter(({ priceTypeId }) => priceTypeId !== null).reduce((sum, { seats }) => sum + seats, 0);
  return { priced, held: holds.reduce((sum, { seats }) => sum + seats.held, 0) };
}

/** Assigns the show's first price type to all seats. */
async function priceAllSeats(api: Client, showCode: string): Promise<void> {
  const params = { showCode };
  const { planVersionId } = await api(getShow, { params });
  const [first] = (await api(listPrices, { params })).items;
  if (!first || planVersionId === null) throw new Error('there is nothing to sell');
  const { priceTypeId } = first;
  const { items: blocks } = await api(listPriceBlocks, { params: { showCode, priceTypeId } });
  const body = {
    planVersionId,
    blocks: blocks.map(({ blockId, revision, firstSeat, seatCount }) => ({
      blockId,
      revision,
      ranges: [{ from: firstSeat, to: firstSeat + seatCount - 1, priceTypeId }],
    })),
  };
  await api(saveAllSeats, { params, body });
}

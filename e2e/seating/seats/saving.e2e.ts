import { listPrices } from '@parterre/contract/calls/prices';
import { listSeatPrices } from '@parterre/contract/calls/seats';
import type { Page, Route } from '@playwright/test';
import { connectApi } from '../../support/connect-api.ts';
import { expect, signIn, test } from '../../support/journey.ts';
import { unsaved } from '../../support/seat-map.ts';
import { countSeatSaves, findReservedShow } from '../../support/seat-table.ts';

const SAVE = '**/seats/save-all';
const LIVE = '**/seats/changes**';

test('edits made before, during and after a save whose answer takes its time all arrive', async ({ page }) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Williams');
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  const tickets = await readLegendTickets(page);
  const [before, during, after] = await chooseEdits(page, showCode, tickets);
  const gate = createGate();
  const wrote = createGate();
  await page.route(SAVE, async (route) => {
    const answer = await route.fetch();
    wrote.open();
    await gate.opened;
    await route.fulfill({ response: answer });
  });

  await giveSeat(page, before);
  await expect(unsaved(page)).toContainText('1 seat changes');
  await selectSeat(page, during.seat);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saving 1 seat')).toBeVisible();
  await wrote.opened;
  await arm(page, during.ticket);
  await expect(unsaved(page)).toContainText('2 seats change');
  gate.open();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await expect(unsaved(page)).toContainText('1 seat changes');
  await page.unroute(SAVE);

  await giveSeat(page, after);
  await expect(unsaved(page)).toContainText('2 seats change');
  await page.keyboard.press('Control+s');
  await expect(unsaved(page)).toBeHidden();
  const seats = await readSeats(page, showCode);
  for (const { seat, ticket } of [before, during, after]) expect(seats[seat]?.priceTypeId).toBe(ticket.priceTypeId);
});

test('a network that goes in the middle of a save loses nothing and saves nothing twice', async ({ page, context }) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Wagner');
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  const [edit] = await chooseEdits(page, showCode, await readLegendTickets(page));
  const saves = await countSeatSaves(page, showCode);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/seats/save-all')) keys.push(request.headers()['idempotency-key']);
  });
  const lose = async (route: Route) => {
    // The server saves, but its answer and all later requests are lost.
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  };
  await page.route(SAVE, lose);

  await giveSeat(page, edit);
  await expect(unsaved(page)).toContainText('1 seat changes');
  await page.keyboard.press('Control+s');
  await expect(unsaved(page).getByRole('alert')).toContainText('Saving failed. The server could not be reached');
  await expect(unsaved(page)).toContainText('1 seat changes');
  await expect(
    page.getByText('Connection lost: you will see sales and changes of others when it is back.'),
  ).toBeVisible();
  await page.unroute(SAVE, lose);

  await test.step('leaving the page warns, and staying keeps the work', async () => {
    const [warning] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await expect(unsaved(page)).toBeVisible();
  });

  await test.step('saving again without a network fails again', async () => {
    await page.keyboard.press('Control+s');
    await expect.poll(() => keys.length).toBeGreaterThan(1);
    await expect(unsaved(page).getByRole('alert')).toContainText('Saving failed.');
  });

  await test.step('with the network back the same save is repeated by itself, under its key', async () => {
    // Blocks the live stream, so that the map does not learn of the save from the news.
    await page.route(LIVE, (route) => route.abort());
    await context.setOffline(false);
    await expect(page.getByText('Saved.').first()).toBeVisible({ timeout: 30_000 });
    await expect(unsaved(page)).toBeHidden();
  });
  expect(new Set(keys).size).toBe(1);
  expect(await countSeatSaves(page, showCode)).toBe(saves + 1);
  expect((await readSeats(page, showCode))[edit.seat]?.priceTypeId).toBe(edit.ticket.priceTypeId);
});

test('what was changed after a save nobody answered is saved too, and nobody else is blamed for it', async ({
  page,
}) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Debussy');
  // Blocks the live stream, so that the map does not learn of the save from the news.
  await page.route(LIVE, (route) => route.abort());
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  const [edit, next] = await chooseEdits(page, showCode, await readLegendTickets(page));
  const saves = await countSeatSaves(page, showCode);
  let isLost = true;
  await page.route(SAVE, async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await giveSeat(page, edit);
  await page.keyboard.press('Control+s');
  await expect(unsaved(page).getByRole('alert')).toContainText('Saving failed.');
  await giveSeat(page, next);
  await expect(unsaved(page)).toContainText('2 seats change');
  isLost = false;
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await expect(unsaved(page).or(page.getByRole('dialog'))).toBeHidden();
  const seats = await readSeats(page, showCode);
  for (const { seat, ticket } of [edit, next]) expect(seats[seat]?.priceTypeId).toBe(ticket.priceTypeId);
  expect(await countSeatSaves(page, showCode)).toBe(saves + 2);
});

test('a map that hears that its save had happened has nothing left to save, and no old failure', async ({
  page,
  context,
}) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Gershwin');
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  const [edit, next] = await chooseEdits(page, showCode, await readLegendTickets(page));
  const saves = await countSeatSaves(page, showCode);
  await page.route(SAVE, async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await giveSeat(page, edit);
  await page.keyboard.press('Control+s');
  await expect(unsaved(page).getByRole('alert')).toContainText('Saving failed.');
  await page.unroute(SAVE);
  await context.setOffline(false);
  await expect(page.getByText('Saved.').first()).toBeVisible({ timeout: 30_000 });
  await expect(unsaved(page)).toBeHidden();

  await giveSeat(page, next);
  await expect(unsaved(page)).toContainText('1 seat changes');
  await expect(unsaved(page).getByRole('alert')).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(unsaved(page)).toBeHidden();
  const seats = await readSeats(page, showCode);
  for (const { seat, ticket } of [edit, next]) expect(seats[seat]?.priceTypeId).toBe(ticket.priceTypeId);
  expect(await countSeatSaves(page, showCode)).toBe(saves + 2);
});

interface Ticket {
  name: string;
  priceTypeId: number;
}

interface Edit {
  seat: number;
  ticket: Ticket;
}

async function readLegendTickets(page: Page): Promise<string[]> {
  await expect(page.getByRole('radiogroup', { name: 'Tickets' }).getByRole('radio').first()).toBeVisible();
  const rows = page.getByRole('radiogroup', { name: 'Tickets' }).getByRole('radio');
  const labels = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(',')[0] ?? '').filter((name) => name !== 'No price');
}

/** Chooses three free seats near the top of the table, each with a price type that it does not have. */
async function chooseEdits(page: Page, showCode: string, names: readonly string[]): Promise<[Edit, Edit, Edit]> {
  const { items } = await (await connectApi(page))(listPrices, { params: { showCode } });
  const tickets: Ticket[] = names.map((name) => ({
    name,
    priceTypeId: items.find((item) => item.name['en-GB'] === name)?.priceTypeId ?? 0,
  }));
  const free = (await readSeats(page, showCode)).filter(({ state }) => state === 'ASSIGNED');
  const edits = tickets.slice(0, 3).map((ticket, at) => {
    const found = free.find(
      ({ seat, priceTypeId }) => priceTypeId !== ticket.priceTypeId && seat >= 2 * at && seat % 3 === at,
    );
    return { seat: found?.seat ?? -1, ticket };
  });
  const [one, two, three] = edits;
  if (!one || !two || !three || edits.some(({ seat }) => seat < 0)) throw new Error('too few tickets or free seats');
  return [one, two, three];
}

/** Reads the first hundred seats. */
async function readSeats(page: Page, showCode: string) {
  const api = await connectApi(page);
  return (await api(listSeatPrices, { params: { showCode }, query: { pageSize: 100 } })).items;
}

/** Creates a promise to wait for, and the function that resolves it. */
function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

async function giveSeat(page: Page, { seat, ticket }: Edit): Promise<void> {
  await selectSeat(page, seat);
  await arm(page, ticket);
}

/** Selects by keyboard only, with nothing armed. */
async function selectSeat(page: Page, seat: number): Promise<void> {
  const armed = page.getByRole('radiogroup', { name: 'Tickets' }).getByRole('radio', { checked: true });
  if (await armed.isVisible()) await armed.press('Enter');
  const grid = page.getByRole('grid', { name: 'Seats as a table' });
  await grid.focus();
  // Clears the previous selection.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Home');
  for (let down = 0; down < seat; down++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(grid.getByRole('row', { selected: true })).toHaveCount(1);
}

/** Arms a price type, which assigns it to the selection because nothing was armed. Also works during a save. */
async function arm(page: Page, ticket: Ticket): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${ticket.name},`) }).press('Enter');
}

import { createApiKey } from '@parterre/contract/calls/api-keys';
import { createBasket, purchaseBasket } from '@parterre/contract/calls/baskets';
import { listSeatPrices } from '@parterre/contract/calls/seats';
import { createClient } from '@parterre/contract/wire/client';
import { connectApi } from '../../support/connect-api.ts';
import { expect, signIn, test } from '../../support/journey.ts';
import { legend, readLegend } from '../../support/seat-map.ts';
import { assignFirstRow, findReservedShow, readTickets } from '../../support/seat-table.ts';

/** The limit of ADR 12 for showing another user's change. */
const IN_TIME = { timeout: 2_000 };

test('a sale and a save made elsewhere show on the open map, and who made it; edits here stay', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await Promise.all([signIn(page), signIn(other, 'seating')]);
  const showCode = await findReservedShow(page, 'Bruckner');
  const address = `/shows/${showCode}/seats/tickets?view=table`;
  await Promise.all([page.goto(address), other.goto(address)]);
  const [first] = await readTickets(page);
  const presence = page.getByRole('button', { name: /at these seats/ });
  await expect(presence).toContainText('Selma Ruiz: has the seats open since');

  const soldBefore = Number(/Sold\D*([\d,]+)/.exec((await legend(page).innerText()).replaceAll(',', ''))?.[1]);
  await sellSeat(page, showCode);
  await expect
    .poll(
      async () => Number(/Sold\D*([\d,]+)/.exec((await legend(page).innerText()).replaceAll(',', ''))?.[1]),
      IN_TIME,
    )
    .toBe(soldBefore + 1);

  await assignFirstRow(other, first);
  await expect(presence).toContainText('Selma Ruiz: unsaved changes since', IN_TIME);
  const wanted = await readLegend(other, first);
  await other.keyboard.press('Control+s');
  await expect(other.getByText('Saved.').first()).toBeVisible();
  await expect(presence).toContainText('Selma Ruiz: saved', IN_TIME);
  await expect.poll(() => readLegend(page, first), IN_TIME).toBe(wanted);
  await other.context().close();
  await expect(presence).toContainText('Selma Ruiz: saved');
});

/** Sells a seat like a web shop: with an API key, a basket and a purchase. */
async function sellSeat(page: Parameters<typeof connectApi>[0], showCode: string): Promise<void> {
  const api = await connectApi(page);
  const name = `Journey ${showCode} ${Date.now()}`;
  const { key } = await api(createApiKey, { body: { promoterCode: 'harbour-hall', name, channel: 'box-office' } });
  const { origin } = new URL(page.url());
  const shop = createClient({ baseUrl: (base) => `${origin}/api/${base}`, accessToken: () => key });
  const { items } = await api(listSeatPrices, { params: { showCode }, query: { pageSize: 100 } });
  const seat = items.findLast(({ state }) => state === 'ASSIGNED');
  if (!seat) throw new Error('the event has no seat left');
  const basket = await shop(createBasket, { body: { showCode, seats: [{ seatId: seat.seatId }] } });
  const { basketId, totalMinor, currency } = basket;
  const payments = [{ method: 'cash' as const, amountMinor: totalMinor, currency, reference: '' }];
  await shop(purchaseBasket, {
    params: { basketId },
    body: { buyer: { name: 'Ada Lovelace', email: 'ada@example.test' }, payments, totalMinor },
  });
}

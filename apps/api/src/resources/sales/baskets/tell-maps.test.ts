import { removeBasket, updateBasket } from '@parterre/contract/calls/baskets';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claims, seatChanges } from '#db/schema/seating/seats.ts';
import { decodeRanges } from '#resources/seating/seats/range-bytes.ts';
import { NOW } from '#test/scenes/open-box-office.ts';
import { openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';

let house: Awaited<ReturnType<typeof startOutlet>>;
let outlet: SalesOutlet;

beforeAll(async () => {
  house = await startOutlet();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  outlet = await openOutlet(house);
});

const afterMinutes = (minutes: number) => house.api.setNow(new Date(NOW.getTime() + minutes * 60_000));
const seats = (...numbers: number[]) => numbers.map((number) => ({ seatId: `Stalls|A|${number}` }));
const places = () => [{ priceTypeId: outlet.show.standing, quantity: 1 }];
const change = (basketId: number, body: object) =>
  house.api.call(updateBasket, { params: { basketId }, body }, { as: outlet.key });
/** Reads the sales that were reported to live maps, oldest first. */
const readChanges = async () => {
  const ofShow = eq(seatChanges.showId, outlet.show.showId);
  const rows = await outlet.rowsOf((db) => db.select().from(seatChanges).where(ofShow).orderBy(asc(seatChanges.id)));
  return rows
    .filter(({ kind }) => kind !== 'allocation')
    .map(({ kind, ranges }) => `${kind} ${decodeRanges(ranges).map(({ from, to }) => `${from}-${to}`)}`);
};

test('maps are told of every seat that goes in or out of a basket', async () => {
  const { basketId } = await outlet.fill({ seats: seats(1, 2) });
  expect((await change(basketId, { removeSeatIds: ['Stalls|A|1'], seats: seats(5) })).status).toBe(200);
  expect((await house.api.call(removeBasket, { params: { basketId } }, { as: outlet.key })).status).toBe(204);
  expect(await readChanges()).toEqual(['claim 0-1', 'release 0-0', 'claim 4-4', 'release 1-1,4-4']);
});

test('maps are told of the seats that go free because somebody takes others of a basket that ran out', async () => {
  await outlet.fill({ seats: seats(1, 2, 3) });
  afterMinutes(10);
  await outlet.fill({ seats: seats(2) });
  expect((await readChanges()).toSorted()).toEqual(['claim 0-2', 'claim 1-1', 'release 0-0,2-2']);
});

test('maps are told of the seats that go free because somebody asks for places', async () => {
  await outlet.fill({ seats: seats(1), quantities: places() });
  afterMinutes(10);
  await outlet.fill({ quantities: places() });
  expect(await readChanges()).toEqual(['claim 0-0', 'release 0-0']);
});

test('a seat that joins a basket runs out with it, not later', async () => {
  const { basketId, expiresAt } = await outlet.fill({ seats: seats(1) });
  afterMinutes(5);
  expect((await change(basketId, { seats: seats(2) })).body.expiresAt).toBe(expiresAt);
  const rows = await outlet.rowsOf((db) => db.select().from(claims).where(eq(claims.basketId, basketId)));
  expect(rows.map((claim) => claim.expiresAt?.toISOString())).toEqual([expiresAt, expiresAt]);
});

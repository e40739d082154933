import { getPrice, holdPlaces } from '@parterre/contract/calls/prices';
import { getAllocation } from '@parterre/contract/calls/seats';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { allocations, claims, seatChanges } from '#db/schema/seating/seats.ts';
import { decodeRanges } from '#resources/seating/seats/range-bytes.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
beforeEach(async () => {
  office = await openBoxOffice(house);
});
afterAll(async () => {
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  await house.api.close();
});

const readStalls = async () => {
  const [row] = await office.rowsOf((db) =>
    db
      .select()
      .from(allocations)
      .where(and(eq(allocations.showId, office.show.showId), eq(allocations.firstSeat, 0))),
  );
  return row!;
};
const claimsOfShow = () => office.rowsOf((db) => db.select().from(claims).where(eq(claims.showId, office.show.showId)));
const readStanding = async () =>
  (
    await house.api.call(
      getPrice,
      { params: { showCode: office.show.showCode, priceTypeId: office.show.standing } },
      { as: house.owner },
    )
  ).body;
const hold = (holdId: number, quantity: number) =>
  house.api.call(
    holdPlaces,
    {
      params: { showCode: office.show.showCode, priceTypeId: office.show.standing },
      body: { holdId, quantity },
    },
    { as: house.owner },
  );

describe('the seats of cancelled tickets', () => {
  test('are free again and can be sold again', async () => {
    const sold = await office.sell({ seats: [3, 4] });
    await expect(office.sell({ seats: [4] })).rejects.toMatchObject({ code: 'SEAT_TAKEN' });
    await office.cancel(sold.orderId, { orderItemIds: [sold.items[1]!.id] });
    const again = await office.sell({ seats: [4] });
    expect(again.items[0]).toMatchObject({ seatId: 'Stalls|A|5', status: 'ACTIVE' });
    expect(again.items[0]?.barcode?.value).not.toBe(sold.items[1]?.barcode?.value);
    await expect(office.sell({ seats: [3] })).rejects.toMatchObject({ code: 'SEAT_TAKEN' });
  });

  test('are told to open maps', async () => {
    const sold = await office.sell({ seats: [3, 4] });
    await office.cancel(sold.orderId);
    const [last] = await office.rowsOf((db) =>
      db
        .select()
        .from(seatChanges)
        .where(eq(seatChanges.showId, office.show.showId))
        .orderBy(desc(seatChanges.id))
        .limit(1),
    );
    expect([last?.kind, decodeRanges(last!.ranges)]).toEqual(['release', [{ from: 3, to: 4 }]]);
  });

  test('go to a hold at the price they have, in the history of the seats', async () => {
    const { holdId, ordinal } = await office.addHold('TEC', { allowSales: false });
    const sold = await office.sell({ seats: [3, 4] });
    const before = await readStalls();
    expect((await office.cancel(sold.orderId, { holdId })).status).toBe(200);
    const after = await readStalls();
    expect([after.revision, [...after.prices]]).toEqual([before.revision + 1, [...before.prices]]);
    expect([...after.holds.slice(2, 6)]).toEqual([0, ordinal, ordinal, 0]);
    await expect(office.sell({ seats: [3] })).rejects.toMatchObject({ code: 'SEAT_NOT_FOR_SALE' });
    const [entry] = await office.rowsOf((db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.showId, office.show.showId), eq(auditEntries.action, 'seat.hold-released'))),
    );
    expect(entry).toMatchObject({ object: 'seats', after: { holds: { [ordinal]: 2 } } });
    expect((await office.save([{ from: 3, to: 4, holdId: null }], before.revision)).problem).toMatchObject({
      code: 'SEATS_CHANGED',
      details: { blocks: [{ ranges: [{ from: 3, to: 4 }] }] },
    });
  });

  test('stay in the hold they were sold from', async () => {
    const { holdId, ordinal } = await office.addHold('VIP', { allowSales: true });
    await office.save([{ from: 3, to: 3, holdId }], 2);
    const sold = await office.sell({ seats: [3] });
    expect((await office.cancel(sold.orderId, { holdId })).status).toBe(200);
    expect((await readStalls()).holds[3]).toBe(ordinal);
  });

  test('are either skipped by a save at the same time or changed by it, never both', async () => {
    const { holdId, ordinal } = await office.addHold('TEC', { allowSales: false });
    for (const seats of [
      [10, 11],
      [12, 13],
      [14, 15],
      [16, 17],
    ]) {
      const sold = await office.sell({ seats });
      const { revision } = await readStalls();
      const [from = 0, to = 0] = seats;
      const [cancelled, saved] = await Promise.all([
        office.cancel(sold.orderId, { holdId }),
        office.save([{ from, to, priceTypeId: office.show.prices[1], holdId: null }], revision),
      ]);
      expect([200, 409]).toContain(saved.status);
      expect(cancelled.status, cancelled.text).toBe(200);
      const { prices, holds } = await readStalls();
      expect([prices[from], prices[to]]).toEqual([1, 1]);
      expect([holds[from], holds[to]]).toEqual([ordinal, ordinal]);
    }
    expect(await claimsOfShow()).toEqual([]);
  });

  test('back on sale are changed by a save at the same time, or told as skipped', async () => {
    for (const seat of [30, 31, 32, 33]) {
      const sold = await office.sell({ seats: [seat] });
      const { revision } = await readStalls();
      const [cancelled, saved] = await Promise.all([
        office.cancel(sold.orderId),
        office.save([{ from: seat, to: seat, priceTypeId: office.show.prices[1] }], revision),
      ]);
      expect([cancelled.status, saved.status]).toEqual([200, 200]);
      const isSkipped = saved.body.skipped.length > 0;
      expect((await readStalls()).prices[seat]).toBe(isSkipped ? 1 : 2);
    }
  });

  test('are sold to one buyer at most while they are given back', async () => {
    for (const seat of [20, 21, 22]) {
      const sold = await office.sell({ seats: [seat, seat + 5] });
      const [cancelled, ...buyers] = await Promise.allSettled([
        office.cancel(sold.orderId),
        ...Array.from({ length: 4 }, () => office.sell({ seats: [seat, seat + 5], places: 1 })),
      ]);
      expect(cancelled).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
      const bought = buyers.filter(({ status }) => status === 'fulfilled').length;
      const refused = buyers.flatMap((buyer) => (buyer.status === 'rejected' ? [buyer.reason.code] : []));
      expect(bought).toBeLessThanOrEqual(1);
      expect(new Set(refused)).toEqual(new Set(['SEAT_TAKEN']));
    }
  });

  test('show as free on the map', async () => {
    const sold = await office.sell({ seats: [3] });
    const read = () =>
      house.api.call(getAllocation, { params: { showCode: office.show.showCode } }, { as: house.owner });
    const whileSold = (await read()).bytes;
    await office.cancel(sold.orderId);
    const freed = (await read()).bytes;
    expect(freed.equals(whileSold)).toBe(false);
    await office.sell({ seats: [3] });
    expect((await claimsOfShow()).map(({ seat, state }) => [seat, state])).toEqual([[3, 'SOLD']]);
  });
});

describe('places without a seat', () => {
  test('are available again', async () => {
    const sold = await office.sell({ places: 3 });
    expect((await readStanding()).stock).toMatchObject({ sold: 3, available: 47, grossMinor: 6000 });
    await office.cancel(sold.orderId, { orderItemIds: [sold.items[0]!.id] });
    expect((await readStanding()).stock).toMatchObject({ sold: 2, available: 48, grossMinor: 4000 });
  });

  test('go to a hold, on top of what it has', async () => {
    const { holdId } = await office.addHold('TEC', { allowSales: false });
    await hold(holdId, 4);
    const sold = await office.sell({ seats: [3], places: 2 });
    expect((await office.cancel(sold.orderId, { holdId })).status).toBe(200);
    const price = await readStanding();
    expect(price.nonSeatedHolds).toEqual([{ holdId, quantity: 6 }]);
    expect(price.stock).toMatchObject({ sold: 0, held: 6, available: 44 });
    const entries = await office.rowsOf((db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.showId, office.show.showId), eq(auditEntries.action, 'non-seated-hold.update'))),
    );
    expect(entries.map(({ before, after }) => [before, after])).toContainEqual([
      expect.objectContaining({ held: 4 }),
      expect.objectContaining({ held: 6 }),
    ]);
  });

  test('are under no hold twice', async () => {
    const { holdId } = await office.addHold('VIP', { allowSales: true });
    await hold(holdId, 49);
    const sold = await office.sell({ places: 3 });
    expect((await office.cancel(sold.orderId, { holdId })).status).toBe(200);
    expect((await readStanding()).nonSeatedHolds).toEqual([{ holdId, quantity: 50 }]);
  });
});

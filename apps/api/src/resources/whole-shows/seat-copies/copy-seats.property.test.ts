import { copySeats, previewSeatCopy } from '@parterre/contract/calls/seat-copies';
import { getSeatPriceStats } from '@parterre/contract/calls/seats';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allocations, claims } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { insertHold, priceSeats } from '#test/scenes/price-seats.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(() => api.close());

const SEATS = 130;
const seats = fc.uniqueArray(fc.nat(SEATS - 1), { maxLength: 60 });
const house = fc.record({ prices: fc.tuple(seats, seats, seats), held: seats });
const world = fc.record({
  from: house,
  to: house,
  sold: fc.uniqueArray(fc.nat(SEATS - 1), { maxLength: 12 }),
  /** The matches of the source's price types: an index into those here; 3 means no match. */
  targets: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
  hold: fc.constantFrom('own' as const, 'new' as const, null),
  parts: fc.subarray(['prices', 'holds', 'alternating'] as const, { minLength: 1 }),
});

async function furnish(show: SeatedShow, { prices, held }: { prices: number[][]; held: number[] }, flag: string) {
  const { holdId } = await insertHold(api, { showCode: show.showCode, flag });
  for (const [index, wanted] of prices.entries())
    await priceSeats(api, { showCode: show.showCode, priceTypeId: show.prices[index] ?? 0, seats: wanted });
  await priceSeats(api, { showCode: show.showCode, holdId, seats: held });
  return holdId;
}

const readColumns = async ({ showId }: SeatedShow) => {
  const rows = await runAsSystem(api.database, (db) =>
    db.select().from(allocations).where(eq(allocations.showId, showId)).orderBy(allocations.firstSeat),
  );
  return rows.flatMap((row) => [...row.prices].map((price, at) => `${price}/${row.holds[at]}`));
};
const readClaims = ({ showId }: SeatedShow) =>
  runAsSystem(api.database, (db) => db.select().from(claims).where(eq(claims.showId, showId)).orderBy(claims.seat));

test('whatever is copied, sold seats stay, no seat is lost, and the preview says what comes', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ from: theirs, to: ours, sold, targets, hold, parts }) => {
      const from = await insertSeatedShow(api, promoter);
      const show = await insertSeatedShow(api, promoter);
      const fromHoldId = await furnish(from, theirs, 'TEC');
      const ownHoldId = await furnish(show, ours, 'OWN');
      if (sold.length > 0) await insertSale(api, { showCode: show.showCode, priceTypeId: show.prices[0], seats: sold });
      const [columns, claimed] = [await readColumns(show), await readClaims(show)];
      const params = { showCode: show.showCode, fromShowCode: from.showCode };
      const body = {
        parts,
        blocks: [],
        prices: from.prices.map((id, index) => ({
          fromPriceTypeId: id,
          toPriceTypeId: show.prices[targets[index] ?? 3] ?? null,
        })),
        holds: [{ fromHoldId, toHoldId: hold === 'own' ? ownHoldId : hold }],
      };
      const shown = (await api.call(previewSeatCopy, { params, body }, { as: owner })).body;
      const copied = await api.call(copySeats, { params, body: { ...body, seen: shown.seen } }, { as: owner });
      expect(copied.status).toBe(200);
      const after = await readColumns(show);
      for (const seat of sold) expect(after[seat]).toBe(columns[seat]);
      expect(await readClaims(show)).toEqual(claimed);
      expect(copied.body.changed).toBe(after.filter((seat, at) => seat !== columns[at]).length);
      expect(copied.body.changed).toBe(shown.seats.changed);
      expect(copied.body.skipped).toEqual(shown.skipped);
      const stats = (await api.call(getSeatPriceStats, { params }, { as: owner })).body;
      expect(stats.seatCount).toBe(SEATS);
      expect(stats.items.reduce((sum, item) => sum + item.seats, 0)).toBe(SEATS);
      expect(shown.priceChanges.map(({ seats: count, valueMinor }) => [count, valueMinor])).toEqual(
        stats.items.map(({ seats: count, valueMinor }) => [count, valueMinor]),
      );
      expect(shown.holdChanges.reduce((sum, { seats: count }) => sum + count, 0)).toBe(SEATS);
      expect(await findBrokenInvariants(api.database)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

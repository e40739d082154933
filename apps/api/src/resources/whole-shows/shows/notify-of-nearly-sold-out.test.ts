import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { untilSettled } from '#test/support/until-settled.ts';
import { notifyOfNearlySoldOut } from './notify-of-nearly-sold-out.ts';

let office: BoxOffice;

beforeAll(async () => {
  office = await openBoxOffice(await startBoxOffice());
  const startsAt = new Date('2027-03-01T19:30:00Z');
  await office.rowsOf((db) => db.update(shows).set({ startsAt, capacity: 10 }).where(eq(shows.id, office.show.showId)));
});
afterAll(() => office.api.close());

const seatsFrom = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

async function listTold() {
  await untilSettled(office.api.database);
  await notifyOfNearlySoldOut(createJobContext(office.api.database, NOW));
  const isNearly = and(eq(occurrences.kind, 'show.nearly-sold-out'), eq(occurrences.showId, office.show.showId));
  return office.rowsOf((db) => db.select().from(occurrences).where(isNearly));
}

it('an event is told of once when a tenth of its places is left, as it sells', async () => {
  await listTold();
  await office.sell({ seats: seatsFrom(0, 8) });
  expect(await listTold()).toEqual([]);
  await office.sell({ seats: [8] });
  const told = await listTold();
  expect(told).toMatchObject([{ ids: [office.show.showCode], details: { percent: 90 }, actorId: 'system' }]);
  await office.sell({ seats: [9] });
  expect(await listTold()).toEqual(told);
});

it('a sale, its cancellation and its refund are told with the code of the order, and saved seats with their blocks', async () => {
  const { orderId } = await office.sell({ seats: [20, 21] });
  await office.cancel(orderId, { refund: 'done' });
  const told = await office.rowsOf((db) =>
    db.select().from(occurrences).where(eq(occurrences.showId, office.show.showId)).orderBy(occurrences.id),
  );
  const ofOrder = told.filter(({ ids }) => ids.includes(orderId));
  expect(ofOrder.map(({ kind }) => kind)).toEqual(['order.created', 'order.cancelled', 'order.refunded']);
  expect(told[0]).toMatchObject({ kind: 'seats.changed', actorId: office.owner.id, details: { seats: 100 } });
});

import { changeOrderSeats, issueComps } from '@parterre/contract/calls/orders';
import { moveToVersion } from '@parterre/contract/calls/seating-plans';
import { getShow } from '@parterre/contract/calls/shows';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { newId } from '#ids.ts';
import { packPlan } from '#resources/seating/seating-plans/documents/pack-plan.ts';
import { smallPlan } from '../scenes/insert-seated-show.ts';
import type { BoxOffice } from '../scenes/open-box-office.ts';
import { openGuestHouse } from '../scenes/open-guest-house.ts';
import { openOutlet, startOutlet } from '../scenes/open-sales-channel.ts';
import { findBrokenInvariants } from '../support/invariants.ts';
import { waitForLock } from '../support/wait-for-lock.ts';

// Only a database server has other sessions that could move a show while a sale waits for its seats.
describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'whoever waits for seats while their event moves to another version',
  () => {
    let house: Awaited<ReturnType<typeof startOutlet>>;

    beforeAll(async () => {
      house = await startOutlet();
    });
    afterAll(() => house.api.close());

    /** Moves the show after a sale has read its plan and while it waits for its seats. */
    async function sellWhileMoving<Answer>(
      office: BoxOffice,
      sales: number,
      sell: () => Promise<Answer>,
    ): Promise<Answer> {
      const { database } = house.api;
      await office.sell({ seats: [0] });
      const versionId = await addTurnedVersion(office);
      const params = { showCode: office.show.showCode };
      const { revision } = (await house.api.call(getShow, { params }, { as: house.owner })).body;
      const [holding, watching] = await Promise.all([database.acquire(), database.acquire()]);
      await holding.run('begin');
      await holding.query('select 1 from claims where show_id = $1 and seat = 0 for update', [office.show.showId]);
      const moving = house.api.call(moveToVersion, { params, body: { versionId, revision } }, { as: house.owner });
      await waitForLock(watching, 1);
      const selling = sell();
      await waitForLock(watching, 1 + sales);
      await holding.run('rollback');
      for (const session of [holding, watching]) session.release();
      expect((await moving).status).toBe(200);
      return selling;
    }

    /** Writes the next version, with all seats numbered in reverse, without the editor. */
    async function addTurnedVersion(office: BoxOffice): Promise<number> {
      const plan = smallPlan();
      plan.blocks.reverse();
      const packed = await packPlan(plan);
      const id = newId();
      const { id: promoterId } = house.promoter;
      await office.rowsOf(async (db) => {
        const [show] = await db.select().from(shows).where(eq(shows.id, office.show.showId));
        const planId = show?.planId ?? 0;
        const version = { ...packed, promoterId, id, planId, number: 2, findings: [], createdAt: new Date() };
        await db.insert(seatingPlanVersions).values(version);
        await db.update(seatingPlans).set({ currentVersionId: id }).where(eq(seatingPlans.id, planId));
      });
      return id;
    }

    test('is told so, and sells nothing: a basket', async () => {
      const outlet = await openOutlet(house);
      const refused = await sellWhileMoving(outlet, 1, () => outlet.open({ seats: [{ seatId: 'Stalls|B|7' }] }));
      expect(refused.problem.code).toBe('SEATS_CHANGED');
      expect((await outlet.open({ seats: [{ seatId: 'Stalls|B|7' }] })).status).toBe(201);
      expect(await findBrokenInvariants(house.api.database)).toEqual([]);
    });

    // They lock the show before they read its plan, so none of them is refused because of another plan.
    test('has the seats by their names in the new plan: an order, a comp, a guest list', async () => {
      const guests = await openGuestHouse(house);
      const { office } = guests;
      const as = { as: house.owner };
      const { orderId, items } = await office.sell({ seats: [1] });
      const list = await guests.open();
      await guests.add(list, 'Grace', { plusOnes: 1 });
      const change = { changes: [{ orderItemId: items[0]?.id ?? 0, seatId: 'Stalls|B|7' }] };
      const comp = { priceTypeId: guests.seatedComp, seatIds: ['Stalls|B|8'], holder: { name: 'Ada' } };
      const answers = await sellWhileMoving(office, 3, () =>
        Promise.all([
          house.api.call(changeOrderSeats, { params: { orderId }, body: change }, as),
          house.api.call(issueComps, { params: { showCode: office.show.showCode }, body: comp }, as),
          guests.issue(list),
        ]),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 201, 200]);
      expect((await office.read(orderId)).items.map(({ seatId }) => seatId)).toEqual(['Stalls|B|7']);
      expect(answers[2].body.issued[0]?.seatIds).toEqual(
        expect.arrayContaining([expect.stringMatching(/^Stalls\|D\|/)]),
      );
      expect(await findBrokenInvariants(house.api.database)).toEqual([]);
    });
  },
);

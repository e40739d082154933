import { saveAllSeats } from '@parterre/contract/calls/seats';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#db/database.ts';
import { allocations, claims } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { AppError } from '#errors.ts';
import { newId } from '#ids.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import type { TestApi, TestPromoter, TestUser } from '#test/support/test-api.ts';

/**
 * Two transactions at the same time need a server; the embedded database has one session, so nothing can interleave.
 */
const isEmbedded = !process.env.TEST_DATABASE_URL;

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;

beforeAll(async () => {
  ({ api, promoter, owner } = await startBoxOffice());
});
afterAll(() => api.close());
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
  await save(0, 99, show.prices[0], 1);
});

const save = (from: number, to: number, priceTypeId: number, revision: number) =>
  api.call(
    saveAllSeats,
    {
      params: { showCode: show.showCode },
      body: {
        planVersionId: show.planVersionId,
        blocks: [{ blockId: 1, revision, ranges: [{ from, to, priceTypeId }] }],
      },
    },
    { as: owner },
  );

/**
 * Lists the seats whose claim has another price than their column, which means that a save overwrote a seat that was
 * being bought.
 */
async function findOverwritten(): Promise<number[]> {
  return runAsSystem(api.database, async (db) => {
    const chunks = await db.select().from(allocations).where(eq(allocations.showId, show.showId));
    const claimed = await db.select().from(claims).where(eq(claims.showId, show.showId)).orderBy(asc(claims.seat));
    return claimed
      .filter(({ seat, chunk, columnPrice }) => {
        const row = chunks.find(({ firstSeat }) => firstSeat === chunk);
        return row?.prices[seat - chunk] !== columnPrice;
      })
      .map(({ seat }) => seat);
  });
}

async function waitForBlocked(session: Session): Promise<void> {
  const isBlocked = async () =>
    (await session.query('select 1 from pg_locks where not granted and pid <> pg_backend_pid()', [])).length > 0;
  await expect.poll(isBlocked, { timeout: 5000 }).toBe(true);
}

/** Runs a claim and a save of seat 5 as bare SQL: the claim is written but not committed while the save decides. */
async function interleave(locks: { claim: string; save: string }): Promise<void> {
  const [claiming, saving, watching] = await Promise.all([1, 2, 3].map(() => api.database.acquire()));
  if (!claiming || !saving || !watching) throw new Error('No connections');
  const values = [promoter.id, show.showId];
  const readChunk = (lock: string) =>
    `select revision from allocations where promoter_id = $1 and show_id = $2 and first_seat = 0 ${lock}`;
  try {
    const basketId = newId();
    await claiming.run('begin');
    await claiming.query(readChunk(locks.claim), values);
    await claiming.query(
      `insert into baskets values ($1, $3, $2, 'OPEN', 'web', null, '[]', '2999-01-01', '2026-01-01')`,
      [...values, basketId],
    );
    await claiming.query(
      `insert into claims (promoter_id, show_id, seat, state, basket_id, chunk, price, hold, column_price, parity, revision, expires_at)
       values ($1, $2, 5, 'BASKET', $3, 0, 1, 0, 1, 0, 1, '2999-01-01')`,
      [...values, basketId],
    );
    const saved = saveSeat(saving, readChunk(locks.save), values);
    if (locks.save) await waitForBlocked(watching);
    else await saved;
    await claiming.run('commit');
    await saved;
  } finally {
    for (const session of [claiming, saving, watching]) session.release();
  }
}

async function saveSeat(session: Session, readChunk: string, values: unknown[]): Promise<void> {
  await session.run('begin');
  await session.query(readChunk, values);
  const claimed = await session.query(
    'select seat from claims where promoter_id = $1 and show_id = $2 and seat = 5',
    values,
  );
  if (claimed.length === 0)
    await session.query(
      'update allocations set prices[6] = 2 where promoter_id = $1 and show_id = $2 and first_seat = 0',
      values,
    );
  await session.run('commit');
}

describe('a claim against a save of the same seat', () => {
  test.skipIf(isEmbedded)('is overwritten without the locks: the control that this test can see it', async () => {
    await interleave({ claim: '', save: '' });
    expect(await findOverwritten()).toEqual([5]);
  });

  test.skipIf(isEmbedded)('is seen by the save with the locks', async () => {
    await interleave({ claim: 'for share', save: 'for update' });
    expect(await findOverwritten()).toEqual([]);
  });

  test.skipIf(isEmbedded)('makes the product wait for the basket and skip its seat', async () => {
    const gate = makeGate();
    const filled = makeGate();
    const claiming = api.contextOf(promoter).change('test.claim', async (change) => {
      await putInBasket(change, { showCode: show.showCode, seats: [5], channel: 'web' });
      filled.open();
      await gate.opened;
      return { answer: undefined, promoterId: promoter.id, objectId: 1, isAudited: false };
    });
    await filled.opened;
    const saving = save(0, 9, show.prices[1], 2);
    const watching = await api.database.acquire();
    await waitForBlocked(watching).finally(() => watching.release());
    gate.open();
    await claiming;
    const saved = await saving;
    expect(saved.body).toMatchObject({
      changed: 9,
      skipped: [{ blockId: 1, ranges: [{ from: 5, to: 5 }], reason: 'BASKET' }],
    });
    expect(await findOverwritten()).toEqual([]);
  });

  test('never is overwritten and never sells a seat twice in a storm of buyers and savers', {
    timeout: 180_000,
  }, async () => {
    let sold = 0;
    const buyer = async (first: number) => {
      for (let seat = first; seat < 100; seat += 5) {
        const attempt = putInBasket(api.contextOf(promoter), {
          showCode: show.showCode,
          seats: [seat, (seat + 7) % 100],
          channel: 'web',
        });
        const basket = await attempt.catch(ignoreRefusal);
        if (!basket) continue;
        await buyBasket(api.contextOf(promoter), {
          basketId: basket.basketId,
          buyer: { name: 'A', email: 'a@example.test' },
          isPaid: true,
        });
        sold += 2;
      }
    };
    const saver = async (index: number) => {
      let revision = 2;
      for (let round = 0; round < 12; round++) {
        const answer = await save((round * 8 + index) % 90, 99, show.prices[(round + index) % 2] ?? 0, revision);
        const details = answer.problem?.details as { blocks?: { revision: number }[] } | undefined;
        revision = (answer.status === 200 ? answer.body.blocks : (details?.blocks ?? []))[0]?.revision ?? revision;
      }
    };
    await Promise.all([...[0, 1, 2, 3, 4].map(buyer), ...[0, 1].map(saver)]);
    const rows = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(claims)
        .where(and(eq(claims.showId, show.showId), eq(claims.state, 'SOLD'))),
    );
    expect(rows).toHaveLength(sold);
    expect(sold).toBeGreaterThan(20);
    expect(await findOverwritten()).toEqual([]);
  });
});

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

function makeGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

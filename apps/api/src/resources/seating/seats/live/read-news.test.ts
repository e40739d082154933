import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#db/database.ts';
import { Transaction } from '#db/transaction.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { startTestApi, type TestApi, type TestPromoter } from '#test/support/test-api.ts';
import { encodeRanges } from '../range-bytes.ts';
import { type NewsByShow, readNews } from './read-news.ts';
import { seatsSource } from './seats-source.ts';

let api: TestApi;
let promoter: TestPromoter;
let show: SeatedShow;
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
});
afterAll(() => api.close());
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
});

/** Reads the news since a snapshot once, and the cursor that contains it. */
async function look(since?: string, of = show) {
  const promoterIds = [promoter.id];
  const transaction = new Transaction(api.database, { role: 'parterre_app', promoterIds, isReadOnly: true });
  const now = new Date();
  const thing = { promoterId: promoter.id, id: of.showId, planVersionId: of.planVersionId };
  const cursor = await seatsSource.readSeen(transaction, thing, now);
  const shows = [{ promoterId: promoter.id, showId: of.showId }];
  const news: NewsByShow = since === undefined ? new Map() : await readNews(transaction, shows, since, now);
  await transaction.commit();
  return { cursor, news };
}

const seatsOf = (moment: Awaited<ReturnType<typeof look>>) =>
  moment.news
    .get(show.showId)
    ?.claims.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

const recordRelease = (session: Session, seat: number) =>
  session.query(
    "insert into seat_changes (promoter_id, show_id, kind, ranges, at) values ($1, $2, 'release', $3, '2026-01-01') returning id::int",
    [promoter.id, show.showId, encodeRanges([{ from: seat, to: seat }])],
  );

/** The negative control: returns what a reader finds that continues from the highest id it saw. */
const listAfterId = (session: Session, id: number) =>
  session.query('select id from seat_changes where show_id = $1 and id > $2', [show.showId, id]);

async function inTurn(seat: number): Promise<void> {
  const session = await api.database.acquire();
  await recordRelease(session, seat);
  session.release();
}

test('what happened after a snapshot is news once, and what happened before is none', async () => {
  await inTurn(1);
  const first = await look();
  expect(first.news.size).toBe(0);
  expect((await look(first.cursor.snapshot)).news.size).toBe(0);
  await inTurn(2);
  const second = await look(first.cursor.snapshot);
  expect(seatsOf(second)).toEqual([2]);
  expect((await look(second.cursor.snapshot)).news.size).toBe(0);
});

test('the news of one event are not those of another', async () => {
  const other = await insertSeatedShow(api, promoter);
  const { cursor } = await look();
  await inTurn(3);
  expect((await look(cursor.snapshot, other)).news.size).toBe(0);
});

onPostgres('transactions that end in another order than they began', () => {
  test('are told each once, though the later id could be read first', async () => {
    const { cursor } = await look();
    const [early, late] = await Promise.all([api.database.acquire(), api.database.acquire()]);
    await early.run('begin');
    await late.run('begin');
    const [[earlyId]] = (await recordRelease(early, 7)) as [[number]];
    const [[lateId]] = (await recordRelease(late, 8)) as [[number]];
    expect(lateId).toBeGreaterThan(earlyId);
    await late.run('commit');
    const between = await look(cursor.snapshot);
    expect(seatsOf(between)).toEqual([8]);
    await early.run('commit');
    expect(await listAfterId(late, lateId), 'a cursor of ids passes it by').toEqual([]);
    const after = await look(between.cursor.snapshot);
    expect(seatsOf(after)).toEqual([7]);
    expect((await look(after.cursor.snapshot)).news.size).toBe(0);
    early.release();
    late.release();
  });

  test('do not wait for one that stays open, and tell nothing of one that is taken back', async () => {
    const { cursor } = await look();
    const [idle, undone] = await Promise.all([api.database.acquire(), api.database.acquire()]);
    await idle.run('begin');
    await recordRelease(idle, 20);
    await undone.run('begin');
    await recordRelease(undone, 21);
    await inTurn(22);
    await undone.run('rollback');
    const first = await look(cursor.snapshot);
    expect(seatsOf(first)).toEqual([22]);
    await idle.run('commit');
    expect(seatsOf(await look(first.cursor.snapshot))).toEqual([20]);
    idle.release();
    undone.release();
  });

  test('are all told once, whatever forty of them do at the same time', async () => {
    let { cursor } = await look();
    let isWriting = true;
    const reported: number[] = [];
    const watch = async () => {
      for (;;) {
        const isLast = !isWriting;
        const moment = await look(cursor.snapshot);
        reported.push(...(seatsOf(moment) ?? []));
        cursor = moment.cursor;
        if (isLast) return;
      }
    };
    const write = async (seat: number) => {
      const session = await api.database.acquire();
      await session.run('begin');
      await recordRelease(session, seat);
      await session.query('select pg_sleep($1)', [((seat * 7) % 10) / 100]);
      await session.run('commit');
      session.release();
    };
    const writing = Promise.all(Array.from({ length: 40 }, (_, index) => write(2 * index))).then(() => {
      isWriting = false;
    });
    await Promise.all([watch(), writing]);
    expect(reported.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => 2 * index));
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertShow } from '#test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter } from '#test/support/test-api.ts';
import type { Change } from '../context.ts';
import { occurrenceReaders, occurrences } from '../db/schema/ground/occurrences.ts';
import { runAsSystem } from '../db/system.ts';
import { createJobContext } from './job-context.ts';
import { type OccurrenceRow, takeOccurrences } from './take-occurrences.ts';

let api: TestApi;
let promoter: TestPromoter;
let show: { promoterId: number; id: number };

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  promoter = await api.createPromoter();
  const { showId } = await insertShow(api, promoter);
  show = { promoterId: promoter.id, id: showId };
});

/** Far beyond any transaction of a test. */
const AHEAD = sql`'9000000000000'::xid8`;

const told = () =>
  runAsSystem(api.database, (db) => db.select().from(occurrences).where(eq(occurrences.promoterId, promoter.id)));

/** Makes a change as verbs do, with an action of its own. */
const change = (work: (change: Change) => void, action = 'test.change') =>
  api.contextOf(promoter).change(action, async (opened) => {
    work(opened);
    return { answer: undefined, show, objectId: 'X' };
  });
const sell = (...ids: string[]) =>
  change(({ recordOccurrence }) =>
    recordOccurrence({ kind: 'order.created', promoterId: promoter.id, showId: show.id, ids }),
  );

describe('a change', () => {
  it('tells what happened once per kind and event, with all ids and counts added up', async () => {
    await change(({ recordOccurrence }) => {
      const of = { promoterId: promoter.id, showId: show.id };
      recordOccurrence({ kind: 'order.cancelled', ...of, ids: ['A'] });
      recordOccurrence({ kind: 'order.cancelled', ...of, ids: ['B'] });
      recordOccurrence({ kind: 'seats.changed', ...of, ids: [1], details: { seats: 2 } });
      recordOccurrence({ kind: 'seats.changed', ...of, ids: [1, 2], details: { seats: 3 } });
    });
    expect((await told()).map(({ kind, showId, ids, details }) => [kind, showId, ids, details])).toEqual([
      ['order.cancelled', show.id, ['A', 'B'], null],
      ['seats.changed', show.id, [1, 2], { seats: 5 }],
    ]);
  });

  it('of what an event is sold as tells that the event changed', async () => {
    await change(() => undefined, 'price.update');
    await change(() => undefined, 'order.add-note');
    expect(await told()).toMatchObject([
      { kind: 'show.changed', showId: show.id, details: { action: 'price.update' } },
    ]);
  });

  it('that fails tells nothing', async () => {
    const failed = change(({ recordOccurrence }) => {
      recordOccurrence({ kind: 'hold.due', promoterId: promoter.id, ids: [1] });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await told()).toEqual([]);
  });

  it('tells nothing of another promoter', async () => {
    const other = await api.createPromoter();
    const failed = change(({ recordOccurrence }) =>
      recordOccurrence({ kind: 'hold.due', promoterId: other.id, ids: [1] }),
    );
    await expect(failed).rejects.toThrow();
  });
});

describe('a reader', { timeout: 90_000 }, () => {
  /**
   * Waits until no open transaction is older than what happened: a reader sees nothing beyond it. PostgreSQL counts
   * transactions over all its databases, so those of other test files hold it back too.
   */
  const settle = () =>
    expect
      .poll(
        () =>
          runAsSystem(api.database, (db) =>
            db
              .select({ id: occurrences.id })
              .from(occurrences)
              .where(sql`tx >= pg_snapshot_xmin(pg_current_snapshot()) and tx < ${AHEAD}`),
          ),
        { timeout: 25_000 },
      )
      .toEqual([]);
  const take = async (reader: string): Promise<string[]> => {
    await settle();
    const seen: OccurrenceRow[] = [];
    await takeOccurrences(createJobContext(api.database, new Date()), reader, async (_, rows) => {
      seen.push(...rows.filter(({ promoterId }) => promoterId === promoter.id));
    });
    return seen.flatMap(({ ids }) => ids.map(String));
  };

  it('is handed what happens after it began, each once, in its order', async () => {
    await sell('before');
    expect(await take('one')).toEqual([]);
    await sell('a', 'b');
    await sell('c');
    expect(await take('one')).toEqual(['a', 'b', 'c']);
    expect(await take('one')).toEqual([]);
    await sell('d');
    expect(await take('one')).toEqual(['d']);
  });

  it('that fails is handed the same again', async () => {
    await take('failing');
    await sell('a');
    await settle();
    const job = createJobContext(api.database, new Date());
    const fail = () => Promise.reject(new Error('no'));
    await expect(takeOccurrences(job, 'failing', fail)).rejects.toThrow('no');
    expect(await take('failing')).toEqual(['a']);
  });

  it('goes on in a restored database, whose transactions count anew', async () => {
    await take('restored');
    await runAsSystem(api.database, async (db) => {
      await db.update(occurrenceReaders).set({ tx: AHEAD, id: 5 }).where(eq(occurrenceReaders.reader, 'restored'));
    });
    await sell('old');
    await runAsSystem(api.database, (db) => db.update(occurrences).set({ tx: AHEAD }));
    await take('restored');
    await sell('new');
    expect(await take('restored')).toContain('new');
    expect(await take('restored')).toEqual([]);
  });
});

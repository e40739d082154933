import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertShow } from '#test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter } from '#test/support/test-api.ts';
import { column } from '../db/column.ts';
import { rowsOf } from '../db/rows-of.ts';
import { shows } from '../db/schema/events/shows.ts';
import { runAsSystem } from '../db/system.ts';

let api: TestApi;
let mine: TestPromoter;

beforeAll(async () => {
  api = await startTestApi();
  mine = await api.createPromoter();
});
afterAll(() => api.close());

const NUMBERS = rowsOf(
  { number: column.int('n') },
  (list) => `select ${list} from generate_series(1, $1::int) n order by n`,
);

describe('a long answer', () => {
  test.runIf(process.env.TEST_DATABASE_URL)('is one snapshot, whatever is written meanwhile', async () => {
    const { showId } = await insertShow(api, mine);
    const own = eq(shows.id, showId);
    await api.inContext(mine, async (ctx) => {
      const end = await ctx.keepSnapshot();
      const [before] = await ctx.db.select().from(shows).where(own);
      await runAsSystem(api.database, (db) => db.update(shows).set({ capacity: sql`capacity + 1` }).where(own));
      const [later] = await ctx.readLater(({ db }) => db.select().from(shows).where(own));
      expect(later).toEqual(before);
      await end();
      await expect(ctx.readLater(({ db }) => db.select().from(shows).where(own))).rejects.toThrow();
    });
  });

  test.runIf(process.env.TEST_DATABASE_URL)('gives its connection back, and its turn to the next', async () => {
    const turns = api.database.longReads;
    for (let round = 0; round < 30; round++) await api.inContext(mine, async (ctx) => (await ctx.keepSnapshot())());
    expect(turns).toBeDefined();
    const leave = await turns?.acquire({ weight: Number.MAX_SAFE_INTEGER });
    leave?.();
  });

  test('leaves the embedded database to others: each part of it is read by itself', async () => {
    await api.inContext(mine, async (ctx) => {
      const end = await ctx.keepSnapshot();
      const parts = ctx.streamLater((reader) =>
        reader.streamRows(NUMBERS, [5], { rowsAtOnce: 2, take: () => undefined }),
      );
      await parts.next();
      if (!process.env.TEST_DATABASE_URL)
        expect(await api.inContext(mine, (other) => other.readRows(NUMBERS, [1]))).toEqual([{ number: 1 }]);
      for await (const _ of parts);
      await end();
    });
  });
});

describe('rows in parts', () => {
  test.each([0, 1, 199, 200, 201, 1000])('are %i in their order', async (count) => {
    const taken: number[] = [];
    await api.inContext(mine, async (ctx) => {
      const options = { rowsAtOnce: 200, take: ({ number }: { number: number }) => taken.push(number) };
      for await (const _ of ctx.streamRows(NUMBERS, [count], options));
    });
    expect(taken).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  });

  test('end with the error of whoever takes them', async () => {
    const refuse = () => {
      throw new Error('enough');
    };
    await api.inContext(mine, async (ctx) => {
      const parts = ctx.streamRows(NUMBERS, [3], { rowsAtOnce: 2, take: refuse });
      await expect(parts.next()).rejects.toThrow('enough');
    });
    expect(await api.inContext(mine, (ctx) => ctx.readRows(NUMBERS, [1]))).toEqual([{ number: 1 }]);
  });
});

import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import { ascending, byInstant, byStartOf, descending } from './order.ts';

const QUERY = { pageSize: 2, pageIndex: 1 };
const NEWEST_FIRST = descending('created', byInstant(sql`created_at`), sql`id`);
const ROWS = [3, 2, 1].map((id) => ({ id, at: new Date(`2026-03-0${id}T10:00:00Z`) }));

const answer = (total: { counted: number; isExact?: boolean }, pageIndex = 1) =>
  openPage({ ...QUERY, pageIndex }, NEWEST_FIRST).answer(
    { rows: ROWS, ...total },
    ({ at, id }) => [at, id],
    (rows) => rows.map(({ id }) => id),
  );

test('A page leaves out the row that tells of the next one, and its next reads on behind the last it has.', async () => {
  const { items, next, totalItems } = await answer({ counted: 3 });
  expect({ items, totalItems }).toEqual({ items: [3, 2], totalItems: 3 });
  const { behind, offset } = openPage({ ...QUERY, pageIndex: 7, next }, NEWEST_FIRST);
  expect(offset).toBe(0);
  expect(behind && new PgDialect().sqlToQuery(behind)).toMatchObject({
    sql: '(created_at, id) < ($1::timestamptz, $2::bigint)',
    params: ['2026-03-02T10:00:00.000Z', 2],
  });
});

test('A next is refused by every other order.', async () => {
  const { next } = await answer({ counted: 3 });
  for (const order of [
    ascending('created', byInstant(sql`created_at`), sql`id`),
    descending('name', byStartOf(sql`name_key`), sql`id`),
  ])
    expect(() => openPage({ ...QUERY, next }, order)).toThrow('INVALID');
});

test('What was only counted in part is said as more than one less than was seen.', async () => {
  expect(await answer({ counted: 2, isExact: false }, 4)).toMatchObject({ totalItems: 8, totalKind: 'moreThan' });
  expect(await answer({ counted: 50, isExact: false })).toMatchObject({ totalItems: 49, totalKind: 'moreThan' });
});

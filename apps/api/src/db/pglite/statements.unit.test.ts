import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createQuery } from './statements.ts';

let client: PGlite;
let query: ReturnType<typeof createQuery>;

beforeAll(async () => {
  client = await PGlite.create();
  query = createQuery(client);
  await client.exec('create table seats (id bigint primary key, name text, days date[], facts jsonb)');
});
afterAll(() => client.close());

const count = async () => (await query('select count(*)::int from seats', []))[0]?.[0];

test('values come back as they were given, at the first call and at later ones', async () => {
  const text = 'select $1::int, $2::text, $3::text[], $4::jsonb, $5::boolean, $6::date, $7::bytea, $8::text';
  const values = [7, 'Ödön’s "seat"', ['a', 'b,c'], { row: 3 }, false, '2026-03-29', new Uint8Array([0, 255]), null];
  for (let call = 0; call < 3; call++) expect(await query(text, values)).toEqual([values]);
});

test('one statement runs with other values each time', async () => {
  const insert = 'insert into seats (id, name) values ($1, $2) returning id';
  expect(await query(insert, [1, 'A1'])).toEqual([[1]]);
  expect(await query(insert, [2, null])).toEqual([[2]]);
  expect(await query('select id, name from seats where id < 10 order by id', [])).toEqual([
    [1, 'A1'],
    [2, null],
  ]);
});

test('a statement that the database refuses says why, and the next one runs', async () => {
  const insert = 'insert into seats (id) values ($1)';
  await query(insert, [20]);
  await expect(query(insert, [20])).rejects.toMatchObject({ code: '23505', constraint: 'seats_pkey' });
  await expect(query('select nothing from nowhere', [])).rejects.toMatchObject({ code: '42P01' });
  await query(insert, [21]);
});

test('what a failed transaction prepared is of use to the next', async () => {
  await client.exec('begin');
  await query('select 40 + $1::int', [1]);
  await expect(query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  await expect(query('select 40 + $1::int', [1])).rejects.toMatchObject({ code: '25P02' });
  await client.exec('rollback');
  expect(await query('select 40 + $1::int', [2])).toEqual([[42]]);
});

test('rows of a cursor are read with its own columns', async () => {
  for (const [select, row] of [
    ['select 1::int', [1]],
    [`select 'A1'::text, date '2026-03-29'`, ['A1', '2026-03-29']],
  ] as const) {
    await client.exec(`begin; declare pages cursor for ${select}`);
    expect(await query('fetch 10 from pages', [])).toEqual([row]);
    await client.exec('commit');
  }
});

test('more statements run than are kept, long ones among them, also at the same time', async () => {
  const texts = Array.from({ length: 900 }, (_, i) => `select ${i}::int + $1::int`);
  const sums = await Promise.all([...texts, ...texts.slice(0, 50)].map((text) => query(text, [1])));
  expect(sums.map(([row]) => row?.[0])).toEqual([...texts.keys(), ...texts.slice(0, 50).keys()].map((i) => i + 1));
  const ids = Array.from({ length: 2_000 }, (_, i) => 1_000 + i);
  const before = await count();
  await query(`insert into seats (id) values ${ids.map((_, i) => `($${i + 1})`).join(', ')}`, ids);
  expect(await count()).toBe(Number(before) + 2_000);
});

import { expect, expectTypeOf, test } from 'vitest';
import { column, orNull } from './column.ts';
import { optionalColumns, rowsOf, selectionOf } from './rows-of.ts';

const COLUMNS = {
  id: column.int('o.id'),
  buyer: orNull(column.text('o.buyer')),
  show: optionalColumns({ id: column.int('shows.id'), startsAt: column.instant('shows.starts_at') }),
  sales: { tickets: column.int('s.tickets') },
};
const orders = rowsOf(COLUMNS, (list) => `select ${list} from orders o`);

test('The select list is made of the columns, each under its name.', () => {
  expect(orders.text).toBe(
    'select o.id as "id", o.buyer as "buyer", shows.id as "id", shows.starts_at as "startsAt", s.tickets as "tickets" from orders o',
  );
});

test('A row has its values by name and of the type its column says.', () => {
  const row = orders.toRow(['7', 'Ada', 3, '2026-03-01 10:00:00+01', '2']);
  const show = { id: 3, startsAt: new Date('2026-03-01T09:00:00Z') };
  expect(row).toEqual({ id: 7, buyer: 'Ada', show, sales: { tickets: 2 } });
  expectTypeOf(row.buyer).toEqualTypeOf<string | null>();
  expectTypeOf(row.show).toEqualTypeOf<{ id: number; startsAt: Date } | undefined>();
});

test('A group that was not found is undefined, a nullable column null.', () => {
  expect(orders.toRow([7, null, null, null, 0])).toEqual({
    id: 7,
    buyer: null,
    show: undefined,
    sales: { tickets: 0 },
  });
});

test('Null where the column does not allow it is refused, and so is a statement of other columns.', () => {
  expect(() => orders.toRow([null, null, null, null, 0])).toThrow('The column id is null');
  expect(() => orders.toRow([7])).toThrow('1 columns but declares 5');
});

test('Days and wall times are text as the contract has them, counts are numbers however they come.', () => {
  const { toRow } = rowsOf(
    {
      on: column.day('on'),
      local: column.wallTime('local'),
      seats: column.ints('seats'),
      isOpen: column.flag('is_open'),
    },
    (list) => list,
  );
  expect(toRow(['2026-03-01', '2026-03-01 10:00:00', ['1', 2], false])).toEqual({
    on: '2026-03-01',
    local: '2026-03-01T10:00:00',
    seats: [1, 2],
    isOpen: false,
  });
});

test('The query builder selects the same columns, but joins groups itself.', () => {
  expect(Object.keys(selectionOf({ id: COLUMNS.id, sales: COLUMNS.sales }))).toEqual(['id', 'sales']);
  expect(() => selectionOf({ show: COLUMNS.show })).toThrow('show is a group');
});

import { expect, it } from 'vitest';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toExportColumns } from './export-columns.ts';

const column = (id: string): TableColumn<string> => ({ id, header: id, widthPx: 100, cell: (row) => row });
const ALL = ['date', 'name', 'venue', 'sold', 'capacity', 'gross', 'currency'].map(column);

it('exports a figure with what gives it its meaning, once', () => {
  const shown = ALL.filter(({ id }) => ['name', 'gross', 'date'].includes(id));
  expect(toExportColumns(ALL, shown).map(({ id }) => id)).toEqual(['date', 'name', 'venue', 'gross', 'currency']);
  expect(toExportColumns(ALL, ALL).map(({ id }) => id)).toEqual(ALL.map(({ id }) => id));
});

import { describe, expect, it } from 'vitest';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { readTableState } from '#tables/url/table-url-state.ts';
import { getShowListDefaults, toExportColumns, toShowListQuery } from './show-list-query.ts';

const DEFAULTS = getShowListDefaults('2026-11-20');
const ask = (search: string, place = {}) =>
  toShowListQuery(readTableState(new URLSearchParams(search), DEFAULTS), place);

describe('the query of the events list', () => {
  it('shows what is coming from today on, by date', () => {
    expect(ask('')).toEqual({
      dateFrom: '2026-11-20',
      sortOrder: 'Date',
      sortOrderDescending: false,
      pageIndex: 1,
      pageSize: 20,
    });
  });

  it('carries every filter, the promoter and the region', () => {
    const url =
      '?search=mahler&status=ACTIVE&status=PENDING&venue=42&sort=VenueName&desc=true&dateFrom=&dateTo=&page=3';
    expect(ask(url, { promoterCode: 'harbour-hall', regionId: 7 })).toEqual({
      promoterCode: 'harbour-hall',
      regionId: 7,
      searchTerm: 'mahler',
      status: 'ACTIVE,PENDING',
      venueId: '42',
      sortOrder: 'VenueName',
      sortOrderDescending: true,
      pageIndex: 3,
      pageSize: 20,
    });
  });

  it('asks for twenty rows where the table shows ten', () => {
    expect(ask('?pageSize=10&page=4')).toMatchObject({ pageIndex: 2, pageSize: 20 });
  });

  it('ignores invalid parameters', () => {
    const nonsense = '?pageSize=500&page=0&sort=Colour&status=OPEN&venue=hall&venue=9999999999999999';
    expect(ask(nonsense)).toEqual(ask(''));
  });
});

const column = (id: string): TableColumn<string> => ({ id, header: id, widthPx: 100, cell: (row) => row });
const ALL = ['date', 'name', 'venue', 'sold', 'capacity', 'gross', 'currency'].map(column);

it('exports a figure with what gives it its meaning, once', () => {
  const shown = ALL.filter(({ id }) => ['name', 'gross', 'date'].includes(id));
  expect(toExportColumns(ALL, shown).map(({ id }) => id)).toEqual(['date', 'name', 'venue', 'gross', 'currency']);
  expect(toExportColumns(ALL, ALL).map(({ id }) => id)).toEqual(ALL.map(({ id }) => id));
});

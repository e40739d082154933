import { describe, expect, it } from 'vitest';
import { readTableState } from '#tables/url/table-url-state.ts';
import { PROGRAMME_DEFAULTS, toProgrammeQuery } from './programme-query.ts';

const ask = (search: string, place = {}) =>
  toProgrammeQuery(readTableState(new URLSearchParams(search), PROGRAMME_DEFAULTS), place);
const FIRST = { sortOrder: 'Name', sortOrderDescending: false, pageIndex: 1, pageSize: 20 };

describe('what the URL of a list of tours or campaigns asks for', () => {
  it('is by name and of all dates at first', () => {
    expect(ask('')).toEqual(FIRST);
    const place = { promoterCode: 'harbour-hall', regionId: 3 };
    expect(ask('', place)).toEqual({ ...FIRST, ...place });
  });

  it('takes words, days, the order and the page', () => {
    expect(ask('?search=mah&dateFrom=2027-01-01&dateTo=2027-02-01&sort=NextShowDate&desc=true&page=3')).toEqual({
      searchTerm: 'mah',
      dateFrom: '2027-01-01',
      dateTo: '2027-02-01',
      sortOrder: 'NextShowDate',
      sortOrderDescending: true,
      pageIndex: 3,
      pageSize: 20,
    });
  });

  it('falls back where it makes no sense', () => {
    expect(ask('?sort=Town&dateFrom=yesterday&page=0')).toEqual(FIRST);
  });
});

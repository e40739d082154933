import { describe, expect, it } from 'vitest';
import { readTableState } from '../../../tables/url/table-url-state.ts';
import { getShowListDefaults, toShowListQuery } from './show-list-query.ts';

const DEFAULTS = getShowListDefaults('2026-11-20');
const ask = (search: string, place = {}) => {
  const params = new URLSearchParams(search);
  return toShowListQuery(params, readTableState(params, DEFAULTS), place);
};

describe('the query of the events list', () => {
  it('goes from the start of the previous month to the end of the month after next, by date', () => {
    expect(ask('')).toEqual({
      dateFrom: '2026-10-01',
      dateTo: '2027-01-31',
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

  it('hands on what makes no sense, for the server to refuse', () => {
    expect(ask('?pageSize=500')).toMatchObject({ pageSize: '500' });
    expect(ask('?pageSize=5')).toMatchObject({ pageSize: '5' });
    expect(ask('?page=0')).toMatchObject({ pageIndex: '0' });
    expect(ask('?page=two')).toMatchObject({ pageIndex: 'two' });
    expect(ask('?sort=Colour')).toMatchObject({ sortOrder: 'Colour' });
  });
});

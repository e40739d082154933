import { describe, expect, it } from 'vitest';
import { readTableState } from '#tables/url/table-url-state.ts';
import { toVenueListQuery, VENUE_LIST_DEFAULTS } from './venue-list-query.ts';

const ask = (url: string, place = {}) =>
  toVenueListQuery(readTableState(new URLSearchParams(url), VENUE_LIST_DEFAULTS), place);

describe('what the list of venues asks for', () => {
  it('is by name and everything, unless the URL says otherwise', () => {
    expect(ask('')).toEqual({ sortOrder: 'Name', sortOrderDescending: false, pageIndex: 1, pageSize: 20 });
  });

  it('takes the search, the country, whose venues, the order, the promoter and the region', () => {
    const place = { promoterCode: 'harbour-hall', regionId: 3 };
    expect(ask('search=hall&country=US&source=catalogue&sort=NextShowDate&desc=true&page=3', place)).toEqual({
      ...place,
      searchTerm: 'hall',
      countryCode: 'US',
      isCatalogue: true,
      sortOrder: 'NextShowDate',
      sortOrderDescending: true,
      pageIndex: 3,
      pageSize: 20,
    });
    expect(ask('source=own').isCatalogue).toBe(false);
  });

  it('ignores invalid parameters', () => {
    expect(ask('country=usa&source=theirs&sort=Seats')).toEqual(ask(''));
  });
});

import { describe, expect, it } from 'vitest';
import { changeTableState, readTableState } from '#tables/url/table-url-state.ts';
import {
  addIds,
  changeDataType,
  changeDates,
  clearSelected,
  getDefaultDates,
  getTableDefaults,
  readDataType,
  readSelected,
  removeIds,
} from './selection-state.ts';

const TODAY = '2026-11-23';
const read = (params: URLSearchParams) => readTableState(params, getTableDefaults(readDataType(params), TODAY));
const url = (text: string) => new URLSearchParams(text);

describe('what a report is chosen from', () => {
  it('lies between the start of the previous month and the end of the month after next', () => {
    expect(getDefaultDates(TODAY)).toEqual({ dateFrom: '2026-10-01', dateTo: '2027-01-31' });
    expect(getDefaultDates('2026-12-31')).toEqual({ dateFrom: '2026-11-01', dateTo: '2027-02-28' });
    expect(getDefaultDates('2028-01-15')).toEqual({ dateFrom: '2027-12-01', dateTo: '2028-03-31' });
  });

  it('is events by date, newest first, until another type is chosen', () => {
    expect(readDataType(url(''))).toBe('events');
    expect(readDataType(url('type=tours'))).toBe('events');
    expect(read(url(''))).toMatchObject({ sort: 'Date', isDescending: true, page: 1, pageSize: 20, search: '' });
    expect(read(url('type=venues'))).toMatchObject({ sort: 'Name', isDescending: false });
    expect(read(url('type=campaigns'))).toMatchObject({ sort: 'Name', isDescending: false });
  });

  it('refuses the sort of another type', () => {
    expect(read(url('type=venues&sort=ShowName')).sort).toBe('Name');
    expect(read(url('type=campaigns&sort=NextShowDate')).sort).toBe('NextShowDate');
  });
});

describe('another type', () => {
  const before = url(
    'type=venues&dateFrom=2026-01-01&dateTo=2026-12-31&page=3&pageSize=50&sort=Town&desc=true&reportPage=4&venues=7',
  );

  it.each([
    ['events', 'Date', true],
    ['venues', 'Name', false],
    ['campaigns', 'Name', false],
  ] as const)('(%s) keeps the dates; page, size and order are the first ones', (type, sort, isDescending) => {
    const after = changeDataType(before, type);
    expect(readDataType(after)).toBe(type);
    expect(read(after)).toMatchObject({
      page: 1,
      pageSize: 20,
      sort,
      isDescending,
      dateFrom: '2026-01-01',
      dateTo: '2026-12-31',
    });
  });

  it('begins the report anew and keeps what was chosen of the others', () => {
    const after = changeDataType(before, 'campaigns');
    expect(after.has('reportPage')).toBe(false);
    expect(readSelected(after).venues).toEqual(['7']);
    const longest = String(Number.MAX_SAFE_INTEGER);
    expect(readSelected(url(`venues=${longest}&venues=${longest}1&venues=x`)).venues).toEqual([longest]);
  });
});

describe('other dates', () => {
  it('clear what was chosen, turn to page 1 and begin the report anew', () => {
    const before = url('page=2&events=K7M2QXRB&venues=7&campaigns=3&reportPage=2&search=mahler');
    const after = changeDates(before, { dateFrom: '2027-01-01', dateTo: '2027-02-01' }, TODAY);
    expect(readSelected(after)).toEqual({ events: [], venues: [], campaigns: [] });
    expect(read(after)).toMatchObject({ page: 1, dateFrom: '2027-01-01', dateTo: '2027-02-01', search: 'mahler' });
    expect(after.has('reportPage')).toBe(false);
  });

  it('may be all of them, or the usual ones, which the URL does not name', () => {
    expect(read(changeDates(url(''), null, TODAY))).toMatchObject({ dateFrom: '', dateTo: '' });
    expect(`${changeDates(url('dateFrom='), getDefaultDates(TODAY), TODAY)}`).toBe('');
  });

  it('that end before they begin are the usual ones', () => {
    expect(read(url('dateFrom=2027-02-01&dateTo=2027-01-01'))).toMatchObject(getDefaultDates(TODAY));
  });
});

describe('page and order', () => {
  const change = (text: string, next: Parameters<typeof changeTableState>[1]) =>
    read(changeTableState(url(text), next, getTableDefaults('events', TODAY)));

  it('another page size turns to page 1', () => {
    expect(change('page=3', { pageSize: 50 })).toMatchObject({ page: 1, pageSize: 50 });
  });

  it('another order turns to page 1', () => {
    expect(change('page=3', { sort: 'ShowName', isDescending: false })).toMatchObject({ page: 1, sort: 'ShowName' });
  });
});

describe('what is chosen', () => {
  it('is a union when something is added, in its order and without doubles', () => {
    const after = addIds(url('events=AAAA2222&events=BBBB2222'), 'events', ['BBBB2222', 'CCCC2222']);
    expect(readSelected(after).events).toEqual(['AAAA2222', 'BBBB2222', 'CCCC2222']);
  });

  it('is a difference when something is removed', () => {
    const after = removeIds(url('events=AAAA2222&events=BBBB2222&venues=7'), 'events', ['BBBB2222', 'CCCC2222']);
    expect(readSelected(after)).toEqual({ events: ['AAAA2222'], venues: ['7'], campaigns: [] });
  });

  it('begins the report anew and leaves the page it is chosen on', () => {
    const before = url('page=2&reportPage=3');
    expect(`${addIds(before, 'venues', ['7'])}`).toBe('page=2&venues=7');
    expect(`${removeIds(url('page=2&reportPage=3&venues=7'), 'venues', ['7'])}`).toBe('page=2');
    expect(`${clearSelected(url('page=2&reportPage=3&venues=7&events=AAAA2222'))}`).toBe('page=2');
  });

  it('is nothing that cannot be an id', () => {
    const hostile = url("events=%3Cb%3E&events=AAAA2222&venues=0&venues=-1&venues=7&campaigns=1e3&campaigns='");
    expect(readSelected(hostile)).toEqual({ events: ['AAAA2222'], venues: ['7'], campaigns: [] });
  });
});

import { cleanFileName } from '@parterre/contract/wire/file-types';
import { describe, expect, it, test } from 'vitest';
import { readReportPage, toReportRequest } from './report-request.ts';

const ask = (search: string) =>
  toReportRequest({
    promoterCode: 'harbour-hall',
    params: new URLSearchParams(search),
    todayOn: '2026-11-23',
    culture: 'en-GB',
  });
const USUAL = { dateFrom: '2026-10-01', dateTo: '2027-01-31' };
const NOTHING = {
  promoterCode: 'harbour-hall',
  culture: 'en-GB',
  includePending: false,
  includeCancelled: false,
  priceNames: [],
  itemTypes: [],
  salesFrom: null,
  salesTo: null,
};

describe('what the URL of a report asks for', () => {
  it('is everything between the usual days at first', () => {
    expect(ask('')).toEqual({ ...NOTHING, ...USUAL });
    expect(ask('dateFrom=&dateTo=')).toEqual(NOTHING);
  });

  it('has no pending and cancelled orders for FanShare', () => {
    const { includePending: _, includeCancelled: __, ...rest } = NOTHING;
    const params = new URLSearchParams('dateFrom=&dateTo=&pending=true&cancelled=true');
    const asked = { promoterCode: 'harbour-hall', params, todayOn: '2026-11-23', culture: 'en-GB' };
    expect(toReportRequest({ ...asked, hasStates: false })).toEqual(rest);
  });

  it('is the chosen events, whatever their day', () => {
    expect(ask('events=K7M2QXRB&events=A2B3C4D5')).toEqual({
      ...NOTHING,
      showSelection: { showCodes: ['K7M2QXRB', 'A2B3C4D5'] },
    });
  });

  it('is all three together, venues and campaigns between the days', () => {
    expect(ask('type=venues&events=K7M2QXRB&venues=7&campaigns=3')).toEqual({
      ...NOTHING,
      showSelection: { showCodes: ['K7M2QXRB'] },
      venueSelection: { venueIds: [7], ...USUAL },
      artistCampaignSelection: { artistCampaignIds: [3], ...USUAL },
    });
  });

  it('is filtered', () => {
    expect(
      ask('dateFrom=&dateTo=&words=mahler&pending=true&cancelled=true&price=Premium&item=TICKET&salesFrom=2026-11-01'),
    ).toEqual({
      ...NOTHING,
      searchTerm: 'mahler',
      includePending: true,
      includeCancelled: true,
      priceNames: ['Premium'],
      itemTypes: ['TICKET'],
      salesFrom: '2026-11-01',
    });
  });

  it('is a page the server turns to', () => {
    expect(['', 'reportPage=3', 'reportPage=0', 'reportPage=x', 'reportPage=101'].map(readPage)).toEqual([
      1, 3, 1, 1, 100,
    ]);
  });
});

const readPage = (search: string) => readReportPage(new URLSearchParams(search));

test('the name of a file has no characters that an operating system would misread, and no extension', () => {
  expect(cleanFileName(' May/Sales.xlsx ')).toBe('May Sales');
  expect(['x.csv.json', 'x.XLS.csv', 'x.txt', '.csv'].map(cleanFileName)).toEqual(['x', 'x', 'x.txt', 'csv']);
  expect(cleanFileName('../../etc/passwd')).toBe('etc passwd');
  expect(cleanFileName('a\u0000b:c*?"<>|d')).toBe('a b c d');
  expect(cleanFileName('Verkäufe, Mai')).toBe('Verkäufe, Mai');
  expect(cleanFileName(' . ')).toBe('');
  expect(['CON', 'nul.csv', 'Com1', 'lpt².txt', 'aux '].map(cleanFileName)).toEqual([
    ...['_CON', '_nul', '_Com1', '_lpt².txt', '_aux'],
  ]);
  expect(['Concert', 'COM10', 'nullified'].map(cleanFileName)).toEqual(['Concert', 'COM10', 'nullified']);
  expect(cleanFileName('x'.repeat(500))).toHaveLength(120);
  expect(cleanFileName('\u202egpj.exe')).toBe('gpj.exe');
  expect(cleanFileName(`x${'🎭'.repeat(500)}`)).toBe(`x${'🎭'.repeat(59)}`);
});

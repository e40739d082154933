import { describe, expect, it } from 'vitest';
import {
  countFilters,
  mergeNames,
  NO_REPORT_FILTER,
  type ReportFilter,
  readReportFilter,
  removeNames,
  writeReportFilter,
} from './report-filter.ts';

const FULL: ReportFilter = {
  searchTerm: 'mahler',
  includePending: true,
  includeCancelled: true,
  priceNames: ['Premium', 'First & Second, Tier'],
  itemTypes: ['TICKET'],
  salesFrom: '2026-10-01',
  salesTo: '2026-10-31',
  includeQuestions: true,
};

describe('the filter of a report', () => {
  it('is empty at first: pending and cancelled excluded, all prices, all days', () => {
    expect(readReportFilter(new URLSearchParams())).toEqual(NO_REPORT_FILTER);
    expect(countFilters(NO_REPORT_FILTER, 'sales')).toBe(0);
    expect(`${writeReportFilter(new URLSearchParams('events=K7M2QXRB'), NO_REPORT_FILTER)}`).toBe('events=K7M2QXRB');
  });

  it('comes back from the URL as it was written', () => {
    const written = writeReportFilter(new URLSearchParams('price=Old&reportPage=3&events=K7M2QXRB'), FULL);
    expect(readReportFilter(new URLSearchParams(`${written}`))).toEqual(FULL);
    expect(written.get('events')).toBe('K7M2QXRB');
    expect(countFilters(FULL, 'customer-data')).toBe(7);
    expect(countFilters(FULL, 'sales')).toBe(6);
    expect(countFilters(FULL, 'fanshare')).toBe(4);
  });

  it('begins the report anew', () => {
    expect(writeReportFilter(new URLSearchParams('reportPage=3'), NO_REPORT_FILTER).has('reportPage')).toBe(false);
  });

  it('takes nothing from a URL that makes no sense', () => {
    const hostile = 'pending=yes&salesFrom=yesterday&salesTo=2026-02-30&price=&price=%20A%20&price=A';
    expect(readReportFilter(new URLSearchParams(hostile))).toEqual({ ...NO_REPORT_FILTER, priceNames: ['A'] });
    expect(readReportFilter(new URLSearchParams('salesFrom=2026-12-01&salesTo=2026-11-01'))).toEqual(NO_REPORT_FILTER);
  });
});

describe('names of prices and types of items', () => {
  it('are merged without doubles', () => {
    expect(mergeNames(['Premium', 'Stalls'], ['Stalls', 'Balcony', 'Balcony'])).toEqual([
      'Premium',
      'Stalls',
      'Balcony',
    ]);
  });

  it('are removed where they are listed', () => {
    expect(removeNames(['Premium', 'Stalls', 'Balcony'], ['Balcony', 'Circle', 'Premium'])).toEqual(['Stalls']);
  });
});

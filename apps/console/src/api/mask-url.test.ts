import { describe, expect, test } from 'vitest';
import { maskUrl } from './mask-url.ts';

describe('maskUrl', () => {
  test.each([
    ['/api/main/artist-campaigns/4711/images', '/api/main/artist-campaigns/*/images'],
    ['/api/main/shows/ABCD2345/prices/12', '/api/main/shows/*/prices/*'],
    ['/api/main/shows/ABCD2345/price-groups/copy-from/EFGH6789', '/api/main/shows/*/price-groups/copy-from/*'],
    ['/api/customers/orders/A2B3C4D5E6/99/add-note', '/api/customers/orders/*/*/add-note'],
    ['/api/main/shows/ABCD2345/seats/Orchestra%20Left%7CA%7C12', '/api/main/shows/*/seats/*'],
    ['/api/main/shows/ABCD2345/seats/holds/VIP', '/api/main/shows/*/seats/holds/*'],
    ['/api/main/promoters/harbour-hall/tax-rates', '/api/main/promoters/*/tax-rates'],
  ])('hides what names one object in %s', (url, masked) => {
    expect(maskUrl(url)).toBe(masked);
  });

  test('keeps words that only look like a code', () => {
    expect(maskUrl('/api/main/features')).toBe('/api/main/features');
    expect(maskUrl('/api/reporting/sales/reports/sales')).toBe('/api/reporting/sales/reports/sales');
  });

  test('drops the query, which may name a person', () => {
    expect(maskUrl('/api/customers/orders?searchTerm=bea@example.com')).toBe('/api/customers/orders');
  });
});

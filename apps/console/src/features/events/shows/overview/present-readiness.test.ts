import { READINESS_CODES } from '@parterre/contract/choices/show-choices';
import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import { describe, expect, it } from 'vitest';
import de from '#i18n/de/features/events/shows.json';
import deNames from '#i18n/de/programme.json';
import enGb from '#i18n/en-GB/features/events/shows.json';
import enGbNames from '#i18n/en-GB/programme.json';
import { countOf, countOthers, findNoteKey, findPermission, findRemedy, groupReadiness } from './present-readiness.ts';

const entry = (code: ReadinessEntry['code'], more: Partial<ReadinessEntry> = {}): ReadinessEntry => ({
  code,
  level: 'warning',
  area: 'details',
  values: {},
  ...more,
});
const show = { showCode: 'K7M2QXRB', status: 'PENDING' as const };
const remedy = (code: ReadinessEntry['code'], more: Partial<ReadinessEntry>) => findRemedy(entry(code, more), show);

describe('what is missing', () => {
  it.each<[ReadinessEntry['code'], Partial<ReadinessEntry>, string]>([
    ['SEATS_WITHOUT_PRICE', { area: 'seating' }, 'seat:write'],
    ['PLAN_MISSING', { area: 'seating' }, 'show:write'],
    ['TEXT_MISSING', { area: 'texts', field: 'name.de' }, 'show:write'],
    ['TEXT_MISSING', { area: 'texts', priceTypeId: 12, field: 'name.de' }, 'price:write'],
    ['TEXT_MISSING', { area: 'texts', priceGroupId: 5, field: 'name.de' }, 'price:write'],
    ['OFFER_CODES_EXPIRED', { area: 'offer-codes', offerCodeId: 3 }, 'offer:write'],
  ])('%s %j is corrected with %s', (code, more, permission) => {
    expect(findPermission(entry(code, more))).toBe(permission);
  });

  it.each<[ReadinessEntry['code'], Partial<ReadinessEntry>, string]>([
    ['PLAN_MISSING', { area: 'seating', field: 'seatingPlanId' }, '/shows/K7M2QXRB/seating?field=seatingPlanId'],
    ['SEATS_WITHOUT_PRICE', { area: 'seating' }, '/shows/K7M2QXRB/seats/tickets'],
    ['SEAT_PICKER_TOO_SMALL', { area: 'seating', field: 'mostSeats' }, '/shows/K7M2QXRB/seating?field=mostSeats'],
    ['START_PASSED', { field: 'startsAtLocal' }, '/shows/K7M2QXRB/details?field=startsAtLocal'],
    ['SALE_ENDED', { field: 'offSaleAtLocal' }, '/shows/K7M2QXRB/details?field=offSaleAtLocal'],
    ['IMAGE_MISSING', { area: 'images', field: 'images.4' }, '/shows/K7M2QXRB/details?field=images.4'],
    ['PRICES_MISSING', { area: 'tickets' }, '/shows/K7M2QXRB/tickets/new'],
    [
      'TAX_MISSING',
      { area: 'tickets', priceTypeId: 12, field: 'taxRateId' },
      '/shows/K7M2QXRB/tickets/12?field=taxRateId',
    ],
    [
      'OFFER_CODES_EXPIRED',
      { area: 'offer-codes', offerCodeId: 3, field: 'validUntilLocal' },
      '/shows/K7M2QXRB/offer-codes/3?field=validUntilLocal',
    ],
    [
      'TICKET_TERMS_MISSING',
      { area: 'print-at-home', field: 'terms.fr' },
      '/shows/K7M2QXRB/print-at-home?field=terms.fr',
    ],
    [
      'TICKET_COLOUR_LIGHT',
      { area: 'print-at-home', priceTypeId: 12, field: 'colour' },
      '/shows/K7M2QXRB/print-at-home/tickets/12?field=colour',
    ],
    ['LINKS_PAUSED', { area: 'links', shortUrlId: 5, field: 'isActive' }, '/shows/K7M2QXRB/links/5?field=isActive'],
  ])('leads from %s to the page or drawer, and to the field', (code, more, path) => {
    expect(remedy(code, more)).toBe(path);
  });

  it('leads to the move once start and venue are fixed', () => {
    const passed = entry('START_PASSED', { field: 'startsAtLocal' });
    expect(findRemedy(passed, { ...show, status: 'ACTIVE' })).toBe('/shows/K7M2QXRB/move?field=startsAtLocal');
    const sale = entry('SALE_ENDED', { field: 'offSaleAtLocal' });
    expect(findRemedy(sale, { ...show, status: 'ACTIVE' })).toBe('/shows/K7M2QXRB/details?field=offSaleAtLocal');
  });

  it('opens the translations over the form that holds the text', () => {
    const text = (more: Partial<ReadinessEntry>) => remedy('TEXT_MISSING', { area: 'texts', ...more });
    const drawer = 'drawer=translation&field';
    expect(text({ field: 'terms.de' })).toBe(`/shows/K7M2QXRB/details?${drawer}=terms&culture=de`);
    expect(text({ field: 'name.fr', priceGroupId: 7 })).toBe(
      `/shows/K7M2QXRB/tickets/groups/7?${drawer}=name&culture=fr`,
    );
    expect(text({ field: 'name.fr', priceTypeId: 9 })).toBe(`/shows/K7M2QXRB/tickets/9?${drawer}=name&culture=fr`);
  });

  it('names blocks one by one, the rest by their number', () => {
    const seats = (values: ReadinessEntry['values']) => findNoteKey(entry('SEATS_WITHOUT_PRICE', { values }));
    expect(seats({ block: 'Stalls', seats: 3 })).toBe('block');
    expect(seats({ blocks: 4, seats: 30 })).toBe('blocks');
    expect(seats({ seats: 600 })).toBe('allSeats');
  });

  it('names the first thing and counts the others', () => {
    const codes = entry('OFFER_CODES_EXPIRED', { values: { codes: 4, name: 'PRESS' } });
    expect([findNoteKey(codes), countOf(codes), countOthers(codes)]).toEqual(['thing', 4, 3]);
    const text = entry('TEXT_MISSING', { values: { culture: 'de', of: 'ticket', text: 'name', texts: 2, name: 'A' } });
    expect([findNoteKey(text), countOthers(text)]).toEqual(['text.ticket.name', 1]);
    const picker = entry('SEAT_PICKER_TOO_SMALL', {
      values: { prices: 2, name: 'A', mostSeats: 4, fewestPerOrder: 6 },
    });
    expect([findNoteKey(picker), countOthers(picker)]).toEqual(['SEAT_PICKER_TOO_SMALL', 0]);
    expect(findNoteKey(entry('IMAGE_MISSING', { values: { mediaType: 4, size: 'event-listing' } }))).toBe(
      'picture.event-listing',
    );
    expect(findNoteKey(entry('PLAN_MISSING'))).toBe('PLAN_MISSING');
  });

  it('counts a check once, however many entries it has', () => {
    const grouped = groupReadiness([
      entry('SEATS_WITHOUT_PRICE', { values: { block: 'A', seats: 1 } }),
      entry('SEATS_WITHOUT_PRICE', { values: { block: 'B', seats: 2 } }),
      entry('PLAN_MISSING', { level: 'passed' }),
      entry('TAX_MISSING', { level: 'passed' }),
    ]);
    expect(grouped).toMatchObject({ passedCount: 2, total: 3 });
    expect(grouped.open).toHaveLength(2);
  });

  it.each([
    [enGb, enGbNames],
    [de, deNames],
  ])('is worded for every check', ({ readiness }, names) => {
    const withoutCount = (key: string) => key.replace(/_(one|other)$/, '');
    const codes = [...READINESS_CODES].sort();
    expect(Object.keys(names.readiness).sort()).toEqual(codes);
    expect([...new Set(Object.keys(readiness.titles).map(withoutCount))].sort()).toEqual(codes);
    expect(Object.keys(readiness.act).sort()).toEqual(codes);
  });
});

import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/start-i18n.ts';
import { describeChange, describeChanges } from './describe-change.ts';

let t: TFunction<'history'>;
beforeAll(async () => {
  await startI18n('en-GB');
  await i18next.loadNamespaces('history');
  t = i18next.getFixedT('en-GB', 'history');
});

const tell = (field: string, before: string | null, after: string | null, of?: string) => {
  const change = { field, before, after, ...(of === undefined ? {} : { of }) };
  const words = describeChange(change, [change], { t, language: 'en-GB', currency: 'USD' });
  return [words.label, words.before, words.after];
};

describe('a field of a change', () => {
  it('writes money, times and statuses as people read them', () => {
    expect(tell('faceValueMinor', '17500', '18500')).toEqual(['price', 'USD 175.00', 'USD 185.00']);
    expect(tell('startsAtLocal', '2026-12-10T19:30:00', '2026-12-11T19:30:00')).toEqual([
      'start',
      '10/12/2026, 19:30',
      '11/12/2026, 19:30',
    ]);
    expect(tell('releaseOn', null, '2026-12-01')).toEqual(['release date', null, '01/12/2026']);
    expect(tell('status', 'ACTIVE', 'CANCEL_PENDING')).toEqual(['status', 'ACTIVE', 'CANCEL PENDING']);
  });

  it('writes a number as what it was and as what it is, each by its kind', () => {
    const told = (currency: string, changes: Parameters<typeof describeChanges>[0]) =>
      describeChanges(changes, { t, language: 'en-GB', currency }).map(({ label, before, after }) => [
        label,
        before,
        after,
      ]);
    const label = 'difference from the linked price';
    const kind = (before: string, after: string) => ({ field: 'link.kind', before, after });
    const difference = { field: 'link.difference', before: '-500', after: '-1250' };
    expect(told('USD', [difference, kind('fixed', 'percentage')])).toEqual([
      [label, 'USD −5.00', '−12.5%'],
      ['linked price', 'fixed difference', 'percentage'],
    ]);
    expect(told('JPY', [difference, kind('fixed', 'fixed')])).toEqual([[label, 'JPY −500', 'JPY −1,250']]);
    const value = { field: 'value', before: null, after: '150000' };
    expect(told('USD', [{ field: 'effect', before: null, after: 'subtract' }, value])).toEqual([
      ['effect', null, 'subtracts'],
      ['amount', null, 'USD 1,500.00'],
    ]);
  });

  it('names the language of a text, and shows only the words of a rich text', () => {
    expect(tell('description.de', '<p>Alt <strong>und</strong></p><p>lang</p>', null)).toEqual([
      'description (German)',
      'Alt und lang',
      null,
    ]);
  });

  it('writes choices and numbers in words, but never a code or a name', () => {
    expect(tell('isDisabled', 'false', 'true')).toEqual(['disabled', 'No', 'Yes']);
    expect(tell('seating', 'RESERVED', 'UNRESERVED')).toEqual(['seating', 'reserved seats', 'unreserved']);
    expect(tell('removedSeats', null, '2190')).toEqual(['seats deleted', null, '2,190']);
    expect(tell('code', '2026', '2027')).toEqual(['code', '2026', '2027']);
    expect(tell('name', 'Flyer: fixed', 'both')).toEqual(['name', 'Flyer: fixed', 'both']);
    expect(tell('name', null, 'event-listing')).toEqual(['name', null, 'list of events']);
  });

  it('names a part of a choice by its own words, or by those of its last name', () => {
    expect(tell('request.showSelection.showCodes', null, 'K7M2QXRB')).toEqual(['events', null, 'K7M2QXRB']);
    expect(tell('request.culture', null, 'de')).toEqual(['language', null, 'German']);
    expect(tell('request.includePending', null, 'true')).toEqual(['pending included', null, 'Yes']);
    expect(tell('dayOfMonth', null, '28')).toEqual(['day of the month', null, '28']);
    expect(tell('isPaused', 'false', 'true')).toEqual(['paused', 'No', 'Yes']);
    expect(tell('partnerSite.id', null, '7')[0]).toBe('partner site');
    expect(tell('hold.due', 'now', 'daily')[0]).toBe('holds due');
  });

  it('writes every sum as money, in the currency of its entry if that has one', () => {
    expect(tell('feeMinor', null, '1250')).toEqual(['fee', null, 'USD 12.50']);
    const net = { field: 'netMinor', before: null, after: '150000' };
    const currency = { field: 'currency', before: null, after: 'JPY' };
    const place = { t, language: 'en-GB', currency: 'USD' };
    expect(describeChange(net, [net, currency], place).after).toBe('JPY 150,000');
  });

  it('says that no partner site is all of them', () => {
    expect(tell('partnerSiteIds', null, 'Belgique')).toEqual(['partner sites', 'All partner sites', 'Belgique']);
  });

  it('keeps a field it does not know', () => {
    expect(tell('moon', null, 'full')).toEqual(['moon', null, 'full']);
  });
});

import { describe, expect, it } from 'vitest';
import { newShowValues, toNewShowBody, toShowBody } from './show-values.ts';

const promoter = {
  id: 2,
  code: 'harbour-hall',
  name: 'Harbour & Hall',
  defaultCulture: 'en-GB',
  cultures: ['en-GB', 'de'],
  currency: 'USD',
  countryCode: 'US',
  timeZone: 'America/New_York',
  linkHosts: [],
  auditYears: null,
  brand: null,
  demandsSecondFactor: false,
  closedFeatures: [],
  translationToken: '7.0',
  revision: 1,
};

describe('the values of an event', () => {
  it('start with the promoter’s currency and a field for every language', () => {
    expect(newShowValues(promoter)).toMatchObject({
      currency: 'USD',
      name: { 'en-GB': '', de: '' },
      seating: 'RESERVED',
    });
  });

  it('are sent without empty languages, with null for an empty time', () => {
    const values = {
      ...newShowValues(promoter),
      name: { 'en-GB': 'Jaws in Concert', de: ' ' },
      venueId: 40,
      startsAtLocal: '2026-11-21T20:00:00',
    };
    const body = toNewShowBody(values, 'harbour-hall');
    expect(body).toMatchObject({
      promoterCode: 'harbour-hall',
      name: { 'en-GB': 'Jaws in Concert' },
      doorsAtLocal: null,
    });
    expect(body).not.toHaveProperty('overlap');
    expect(toNewShowBody({ ...values, overlap: 'second' }, 'x')).toMatchObject({ overlap: 'second' });
  });

  it('send only what changed, and never the plan', () => {
    expect(toShowBody({ doorsAtLocal: '', categoryId: null, seatingPlanId: 7 })).toEqual({
      doorsAtLocal: null,
      categoryId: null,
    });
    expect(toShowBody({ name: { 'en-GB': 'Jaws', de: '' } })).toEqual({ name: { 'en-GB': 'Jaws' } });
  });

  it('send rich texts and the translations that were confirmed', () => {
    const terms = { 'en-GB': '<p>No refunds</p>', de: '' };
    expect(toShowBody({ terms, confirmedTexts: { name: ['de'] } })).toEqual({
      terms: { 'en-GB': '<p>No refunds</p>' },
      confirmedTexts: { name: ['de'] },
    });
    const created = toNewShowBody({ ...newShowValues(promoter), terms, venueId: 40 }, 'harbour-hall');
    expect(created.terms).toEqual({ 'en-GB': '<p>No refunds</p>' });
    expect(created).not.toHaveProperty('confirmedTexts');
  });
});

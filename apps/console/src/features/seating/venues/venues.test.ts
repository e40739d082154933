import type { Venue } from '@parterre/contract/venues';
import { describe, expect, it } from 'vitest';
import { nameTimeZone } from '#dates/format-date-time.ts';
import { findOptions } from '#forms/fields/find-options.ts';
import { findDuplicates } from './form/duplicate-notice.tsx';
import { chooseTimeZone, createEmptyVenue, toVenueBody, toVenuePatch, toVenueValues } from './form/venue-form.ts';
import { copyVenue } from './use-copy-venue.ts';

const venue = (name: string, town: string): Venue => ({
  venueId: 1,
  promoterCode: 'catalogue',
  isCatalogue: true,
  sourceVenueId: null,
  name,
  address: 'Pier 4',
  town,
  postcode: '20457',
  countryCode: 'DE',
  timeZone: 'Europe/Berlin',
  latitude: 53.5413,
  longitude: 9.9841,
  planCount: 2,
  defaultPlanId: null,
  nextShowOn: null,
  revision: 4,
});

describe('possible duplicates', () => {
  const known = [venue('Große Halle', 'Köln'), venue('Große Halle am Kai', 'Hamburg'), venue('Studio', 'Hamburg')];

  it('are venues of the same town whose name is in the other', () => {
    expect(findDuplicates(known, { name: 'GROSSE halle', town: 'koln' })).toEqual([]);
    expect(findDuplicates(known, { name: 'große halle', town: 'koln' })).toEqual([known[0]]);
    expect(findDuplicates(known, { name: 'Große Halle', town: 'Hamburg' })).toEqual([known[1]]);
  });

  it('are none while name or town is missing', () => {
    expect(findDuplicates(known, { name: '', town: 'Hamburg' })).toEqual([]);
    expect(findDuplicates(known, { name: 'Studio', town: ' ' })).toEqual([]);
  });
});

describe('possible duplicates of a venue that is changed', () => {
  const own = { ...venue('Studio', 'Hamburg'), venueId: 7, sourceVenueId: 8 };
  const other = { ...venue('Studio am Kai', 'Hamburg'), venueId: 9 };
  const source = { ...venue('Studio', 'Hamburg'), venueId: 8 };

  it('are none while it keeps its name and town', () => {
    expect(findDuplicates([own, other], { name: 'STUDIO', town: 'Hamburg ' }, own)).toEqual([]);
  });

  it('are neither itself nor what it was copied from', () => {
    expect(findDuplicates([own, source, other], { name: 'Studio am', town: 'Hamburg' }, own)).toEqual([other]);
  });
});

describe('the form of a venue', () => {
  it('fills in the only time zone of a country and keeps one that is there too', () => {
    expect(chooseTimeZone({ timeZones: ['Europe/Berlin'] }, null)).toBe('Europe/Berlin');
    expect(chooseTimeZone({ timeZones: ['America/New_York', 'America/Chicago'] }, null)).toBeNull();
    expect(chooseTimeZone({ timeZones: ['America/New_York', 'America/Chicago'] }, 'America/Chicago')).toBe(
      'America/Chicago',
    );
    expect(chooseTimeZone(undefined, 'Europe/Berlin')).toBeNull();
  });

  it('is sent as it stands', () => {
    const values = {
      ...createEmptyVenue({ code: 'harbour-hall', countryCode: 'GB', timeZone: 'Europe/London' }),
      name: 'Hall',
      town: 'Ulm',
      countryCode: 'DE',
      timeZone: 'Europe/Berlin',
    };
    expect(toVenueBody(values)).toEqual(values);
  });

  it('holds a venue as it is, and sends only what changed', () => {
    const values = toVenueValues(venue('Studio', 'Hamburg'));
    expect(values).not.toHaveProperty('planCount');
    expect(toVenuePatch(values)).toEqual(values);
    expect(toVenuePatch({ timeZone: 'Europe/Paris', latitude: null })).toEqual({
      timeZone: 'Europe/Paris',
      latitude: null,
    });
  });

  it('copies a venue of the catalogue whole', () => {
    const copy = copyVenue(venue('Studio', 'Hamburg'), 'harbour-hall');
    expect(copy).toMatchObject({ promoterCode: 'harbour-hall', sourceVenueId: 1, name: 'Studio', latitude: 53.5413 });
    expect(copy).not.toHaveProperty('revision');
  });
});

describe('words', () => {
  it('name a time zone by its place and offset at that moment', () => {
    expect(nameTimeZone('America/New_York', Date.UTC(2026, 0, 1))).toBe('New York (UTC−5)');
    expect(nameTimeZone('America/New_York', Date.UTC(2026, 6, 1))).toBe('New York (UTC−4)');
    expect(nameTimeZone('Nowhere/Land', 0)).toBe('Nowhere/Land');
  });

  it('find an option by any of its words, whatever the accents', () => {
    const options = [
      { value: 'AT', label: 'Österreich', words: 'AT Austria' },
      { value: 'AU', label: 'Australien', words: 'AU Australia' },
    ];
    expect(findOptions(options, 'oster').map(({ value }) => value)).toEqual(['AT']);
    expect(findOptions(options, 'AUST').map(({ value }) => value)).toEqual(['AT', 'AU']);
    expect(findOptions(options, '')).toHaveLength(2);
  });
});

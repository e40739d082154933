import { afterEach, describe, expect, it } from 'vitest';
import { setTimeFormat } from '#api/device/time-format.ts';
import { describeShowDate, describeShowFacts } from './describe-show.ts';

describe('the date of an event', () => {
  afterEach(() => setTimeFormat('24h'));

  it('is written in the reader’s language, whatever the reader’s own zone', () => {
    expect(describeShowDate('2026-12-10T19:30:00', 'en-GB')).toEqual({
      day: '10',
      weekday: 'Thu',
      month: 'Dec',
      year: '2026',
      time: '19:30',
    });
    expect(describeShowDate('2026-12-06T00:05:00', 'de')).toMatchObject({ day: '06', weekday: 'So', time: '00:05' });
  });

  it('has the clock that the reader chose', () => {
    setTimeFormat('12h');
    expect(describeShowDate('2026-12-10T19:30:00', 'en-GB').time).toBe('7:30 pm');
  });

  it('is empty for an invalid time', () => {
    expect(describeShowDate('soon', 'en-GB').day).toBe('');
  });

  it('is shown in one line with zone and venue under the title', () => {
    const venue = { venueId: 1, name: 'David Geffen Hall', town: 'New York', countryCode: 'US' };
    expect(describeShowFacts({ startsAtLocal: '2026-12-10T19:30:00', zoneName: 'EST', venue }, 'en-GB')).toBe(
      'Thu 10/12/2026, 19:30 EST · David Geffen Hall, New York',
    );
  });
});

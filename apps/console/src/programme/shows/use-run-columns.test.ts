import { expect, it } from 'vitest';
import { describeRunDate } from './use-run-columns.tsx';

it('names the weekday in the language, and writes the day as everywhere', () => {
  expect(describeRunDate('2026-12-10T19:30:00', 'en-GB')).toEqual({ day: 'Thu 10/12/2026', time: '19:30' });
  expect(describeRunDate('2026-12-10T19:30:00', 'de')).toEqual({ day: 'Do 10/12/2026', time: '19:30' });
});

it('says nothing of what is no time', () => {
  expect(describeRunDate('', 'en-GB')).toEqual({ day: '', time: '' });
});

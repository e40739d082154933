import { describe, expect, it } from 'vitest';
import { describeWhen } from './history-row.tsx';

describe('when it was', () => {
  const now = new Date('2026-11-20T18:00:00Z');
  it('is a time for today and a date for earlier days, in the time zone of the venue', () => {
    expect(describeWhen('2026-11-20T16:42:00Z', 'America/New_York', now, 'en-GB').short).toBe('11:42');
    expect(describeWhen('2026-11-20T03:00:00Z', 'America/New_York', now, 'en-GB').short).toBe('Thu 19/11');
    expect(describeWhen('2026-11-01T16:42:00Z', 'Europe/Berlin', now, 'en-GB').whole).toBe('Sun 01/11/2026, 17:42');
  });
});

import { describe, expect, it } from 'vitest';
import { addDays } from '#dates/date-range.ts';
import { groupDays } from './group-days.ts';

const sum = (bars: readonly { value: number }[]) => bars.reduce((total, { value }) => total + value, 0);

describe('days of sale', () => {
  it('are all there, also those without a sale and those in two currencies', () => {
    const days = [
      { on: '2026-11-03', value: 2 },
      { on: '2026-11-01', value: 3 },
      { on: '2026-11-03', value: 4 },
    ];
    expect(groupDays(days)).toEqual({
      grain: 'day',
      bars: [
        { on: '2026-11-01', value: 3 },
        { on: '2026-11-02', value: 0 },
        { on: '2026-11-03', value: 6 },
      ],
    });
    expect(groupDays([])).toEqual({ grain: 'day', bars: [] });
  });

  it('become weeks that begin on Monday, then months, and nothing is lost', () => {
    const year = Array.from({ length: 365 }, (_, at) => ({ on: addDays('2026-01-01', at), value: 1 }));
    const weeks = groupDays(year);
    expect([weeks.grain, weeks.bars[0]?.on, weeks.bars.length, sum(weeks.bars)]).toEqual([
      'week',
      '2025-12-29',
      53,
      365,
    ]);
    const decade = Array.from({ length: 3650 }, (_, at) => ({ on: addDays('2020-01-15', at), value: 1 }));
    const months = groupDays(decade);
    expect([months.grain, months.bars[0]?.on, sum(months.bars)]).toEqual(['month', '2020-01-01', 3650]);
  });
});

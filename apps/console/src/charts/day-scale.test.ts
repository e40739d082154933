import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChartMark, layOutChart, listTicks } from './day-scale.tsx';

const SIZE = { width: 720, height: 204 };
const days = (values: number[]) =>
  values.map((value, at) => ({ on: `2026-11-${String(at + 1).padStart(2, '0')}`, value }));

describe('the steps on the left', () => {
  it('are round, few, whole and reach the highest value', () => {
    expect(listTicks(31)).toEqual([0, 10, 20, 30, 40]);
    expect(listTicks(8)).toEqual([0, 2, 4, 6, 8]);
    expect(listTicks(1)).toEqual([0, 1]);
    expect(listTicks(0)).toEqual([0, 1]);
    expect(listTicks(30302)).toEqual([0, 10000, 20000, 30000, 40000]);
  });

  it('go below zero for a day on which more was cancelled than sold', () => {
    expect(listTicks(8, -3)).toEqual([-5, 0, 5, 10]);
    expect(listTicks(0, -2)).toEqual([-2, -1, 0]);
  });

  it('never are more than six', () => {
    for (let highest = 0; highest < 3000; highest += 7) {
      const ticks = listTicks(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    }
  });
});

describe('the bars', () => {
  const frame = layOutChart(days([0, 10, 40, 20]), SIZE, String);

  it('stand on the line and are as high as their share of the top step', () => {
    expect(frame.bars[0]?.height).toBe(0);
    expect(frame.bars[1]?.height).toBeCloseTo((frame.bars[2]?.height ?? 0) / 4);
    for (const bar of frame.bars) expect(bar.y + bar.height).toBeCloseTo(frame.baseline);
  });

  it('hang from the line of zero on a day with more cancelled than sold', () => {
    const { bars, ticks, baseline } = layOutChart(days([8, -3, 0]), SIZE, String);
    const zero = ticks.find(({ value }) => value === 0)?.y ?? 0;
    expect(zero).toBeLessThan(baseline);
    expect((bars[0]?.y ?? 0) + (bars[0]?.height ?? 0)).toBeCloseTo(zero);
    expect(bars[1]?.y).toBeCloseTo(zero);
    expect(bars[1]?.height).toBeCloseTo(((bars[0]?.height ?? 0) * 3) / 8);
    for (const bar of bars) expect(bar.y + bar.height).toBeLessThanOrEqual(baseline);
  });

  it('stay between the edges and do not touch', () => {
    const many = layOutChart(days(Array.from({ length: 30 }, (_, at) => at)), { width: 320, height: 204 }, String);
    expect(many.bars[0]?.x).toBeGreaterThanOrEqual(many.left);
    expect((many.bars.at(-1)?.x ?? 0) + (many.bars.at(-1)?.width ?? 0)).toBeLessThanOrEqual(many.right);
    for (const [at, bar] of many.bars.entries()) {
      const next = many.bars[at + 1];
      if (next) expect(bar.x + bar.width).toBeLessThan(next.x);
    }
  });

  it('are labelled from the newest day back, weeks apart where there are many', () => {
    const month = layOutChart(days(Array.from({ length: 30 }, () => 1)), SIZE, String);
    expect(month.labels.map(({ on }) => on.slice(8))).toEqual(['02', '09', '16', '23', '30']);
    expect(layOutChart([], SIZE, String).labels).toEqual([]);
  });
});

it('the label of a mark stands where it has room, never over the figures on the left', () => {
  const frame = layOutChart(days(Array.from({ length: 30 }, () => 1)), SIZE, String);
  const anchorOf = (label: string) =>
    /text-anchor="(\w+)"/.exec(renderToStaticMarkup(ChartMark({ frame, label, on: '2026-11-05' })))?.[1];
  expect(anchorOf('Sales opened')).toBe('end');
  expect(anchorOf('Ouverture des ventes')).toBe('start');
});

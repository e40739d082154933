import type { SaleState } from '@parterre/contract/shows/show';
import { describe, expect, it } from 'vitest';
import { describeSold, describeWeek, isStopped } from './sold-bar.tsx';

const show = (saleState: SaleState, sold: number, capacity: number, last7Days = [0, 0, 0, 0, 0, 0, 0]) => ({
  saleState,
  sales: { sold, comps: 0, capacity, grossMinor: 0, last7Days },
});

describe('what stands beside the bar', () => {
  it('is a share in whole percent that reaches 100 only when nothing is left', () => {
    expect(describeSold(show('ON_SALE', 2189, 2190))).toEqual({ kind: 'share', percent: 99 });
    expect(describeSold(show('OFF_SALE', 612, 1800))).toEqual({ kind: 'share', percent: 34 });
    expect(describeSold(show('ON_SALE', 0, 0))).toEqual({ kind: 'share', percent: 0 });
  });

  it('is a word where a share would say less', () => {
    expect(describeSold(show('SOLD_OUT', 2190, 2190))).toEqual({ kind: 'soldOut' });
    expect(describeSold(show('NOT_STARTED', 0, 2190))).toEqual({ kind: 'notOnSale' });
  });
});

describe('the last seven days', () => {
  it('are a line as soon as something was sold or cancelled', () => {
    expect(describeWeek(show('ON_SALE', 4, 10, [0, 0, 1, 0, 0, 0, 3]))).toBe('line');
    expect(describeWeek(show('ON_SALE', 4, 10))).toBe('line');
    expect(describeWeek(show('OFF_SALE', 0, 10, [0, 0, 0, 0, 0, 0, -2]))).toBe('line');
  });

  it('are words before the first sale and after the last', () => {
    expect(describeWeek(show('NOT_STARTED', 0, 10))).toBe('noSales');
    expect(describeWeek(show('ENDED', 4, 10))).toBe('ended');
    expect(isStopped(show('ON_SALE', 4, 10))).toBe(false);
  });
});

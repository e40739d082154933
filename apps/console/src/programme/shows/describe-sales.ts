import type { ShowSummary } from '@parterre/contract/shows';

type SalesFacts = Pick<ShowSummary, 'saleState' | 'sales'>;

/** What stands beside the bar: a state in words, or a share in whole percent that is 100 only when nothing is left. */
export type SoldNote = { kind: 'soldOut' } | { kind: 'notOnSale' } | { kind: 'share'; percent: number };

export function describeSold({ saleState, sales }: SalesFacts): SoldNote {
  if (saleState === 'SOLD_OUT') return { kind: 'soldOut' };
  if (saleState === 'NOT_STARTED') return { kind: 'notOnSale' };
  return { kind: 'share', percent: sales.capacity > 0 ? Math.floor((100 * sales.sold) / sales.capacity) : 0 };
}

/** Nothing is added to these figures any more. */
export const isStopped = ({ saleState }: Pick<ShowSummary, 'saleState'>): boolean =>
  saleState === 'OFF_SALE' || saleState === 'ENDED';

/** What the last days show: a line, or words where a line would say nothing. */
export function describeWeek(show: SalesFacts): 'line' | 'noSales' | 'ended' {
  if (show.sales.last7Days.some((tickets) => tickets !== 0)) return 'line';
  if (isStopped(show)) return 'ended';
  return show.sales.sold === 0 ? 'noSales' : 'line';
}

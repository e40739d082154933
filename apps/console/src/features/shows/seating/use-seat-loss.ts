import type { Show } from '@parterre/contract/shows';
import { useListHoldsQuery } from '#api/queries/holds.ts';
import { useListPricesQuery } from '#api/queries/prices.ts';
import type { SeatLoss } from './find-seat-loss.ts';

/** What another plan would take away as far as the console knows; undefined until it knows. */
export function useSeatLoss({ showCode, seatCount }: Pick<Show, 'showCode' | 'seatCount'>): SeatLoss | undefined {
  const params = { showCode };
  const isEmpty = seatCount === 0;
  const { data: prices } = useListPricesQuery({ params }, { skip: isEmpty });
  const { data: holds } = useListHoldsQuery({ params }, { skip: isEmpty });
  if (isEmpty) return { seats: 0, priced: 0, held: 0 };
  if (!prices || !holds) return undefined;
  return {
    seats: seatCount,
    priced: prices.items.reduce((sum, price) => sum + (price.isSeated ? price.stock.allocation : 0), 0),
    held: holds.items.reduce((sum, hold) => sum + hold.seats.held, 0),
  };
}

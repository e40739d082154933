import { PAUSED_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';

/** What a buyer meets at a public site at a moment: why a ticket is not to be had, or that it is. */
export type BuyerState =
  | 'eventClosed'
  | 'hidden'
  | 'boxOffice'
  | 'paused'
  | 'notYet'
  | 'over'
  | 'soldOut'
  | 'withCode'
  | 'onSale';

type Facts = Pick<Price, 'statusCode' | 'visibility' | 'onSaleAtLocal' | 'offSaleAtLocal' | 'stock'>;

/** `nowLocal` is the wall time of the event's zone (`YYYY-MM-DDTHH:mm:ss`), as the sale window is. */
export function findBuyerState(price: Facts, show: Pick<Show, 'status'>, nowLocal: string): BuyerState {
  const { onSaleAtLocal, offSaleAtLocal, visibility, stock } = price;
  if (show.status !== 'ACTIVE') return 'eventClosed';
  if (visibility === 'hidden') return 'hidden';
  if (price.statusCode === PAUSED_STATUS_CODE) return 'paused';
  if (onSaleAtLocal !== null && nowLocal < onSaleAtLocal) return 'notYet';
  if (offSaleAtLocal !== null && nowLocal >= offSaleAtLocal) return 'over';
  if (stock.available <= 0) return 'soldOut';
  if (visibility === 'box-office') return 'boxOffice';
  return visibility === 'code' ? 'withCode' : 'onSale';
}

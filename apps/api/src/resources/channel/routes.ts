import type { AnyVerb } from '../../verb.ts';
import { getChannelOrder } from '../orders/read/read-sold-order.ts';
import { cancelChannelOrder } from './cancel-order.ts';
import { getChannelShow } from './get-show.ts';
import { listChannelPrices } from './list-prices.ts';
import { listChannelSeats } from './list-seats.ts';
import { listChannelShows } from './list-shows.ts';
import { purchaseBasket } from './purchase-basket.ts';

export const channelRoutes: readonly AnyVerb[] = [
  listChannelShows,
  getChannelShow,
  listChannelPrices,
  listChannelSeats,
  getChannelOrder,
  cancelChannelOrder,
  purchaseBasket,
];

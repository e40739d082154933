import type { Resource } from '#resource.ts';
import { getChannelOrder } from '../orders/read/read-sold-order.ts';
import { exportChannelTickets } from '../orders/tickets/export.ts';
import { cancelChannelOrder } from './cancel-order.ts';
import { getChannelShow } from './get-show.ts';
import { listChannelPrices } from './list-prices.ts';
import { listChannelSeats } from './list-seats.ts';
import { listChannelShows } from './list-shows.ts';
import { purchaseBasket } from './purchase-basket.ts';

export const channelResource: Resource = {
  slug: 'channel',
  routes: [
    listChannelShows,
    getChannelShow,
    listChannelPrices,
    listChannelSeats,
    getChannelOrder,
    exportChannelTickets,
    cancelChannelOrder,
    purchaseBasket,
  ],
};

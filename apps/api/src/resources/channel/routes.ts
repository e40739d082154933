import * as endpoints from '@parterre/contract/channel';
import { bind } from '../../bind.ts';
import { cancelChannelOrder } from './cancel-order.ts';
import { getChannelShow } from './get-show.ts';
import { listChannelPrices } from './list-prices.ts';
import { listChannelSeats } from './list-seats.ts';
import { listChannelShows } from './list-shows.ts';
import { getChannelOrder } from './read-sold-order.ts';

export const channelRoutes = [
  bind(endpoints.listChannelShows, listChannelShows),
  bind(endpoints.getChannelShow, getChannelShow),
  bind(endpoints.listChannelPrices, listChannelPrices),
  bind(endpoints.listChannelSeats, listChannelSeats),
  bind(endpoints.getChannelOrder, getChannelOrder),
  bind(endpoints.cancelChannelOrder, cancelChannelOrder),
];

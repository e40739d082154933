import * as endpoints from '@parterre/contract/seats';
import { bind } from '../../bind.ts';
import { createPriceSeats, removePriceSeats, updatePriceSeats, updateSeatPrice } from './change/price-seats.ts';
import { saveAllSeats } from './change/save-all.ts';
import { updateAlternatingSeats, updateBlock } from './change/update-alternating.ts';
import { updateSeatViewer } from './live/update-viewer.ts';
import { watchSeats } from './live/watch-seats.ts';
import { getAllocation } from './read/get-allocation.ts';
import { listPriceBlocks } from './read/list-price-blocks.ts';
import { listSeatPrices } from './read/list-seat-prices.ts';
import { getSeatPriceStats } from './read/seat-price-stats.ts';
import { getSeatSales } from './read/seat-sales.ts';

export const seatRoutes = [
  bind(endpoints.listPriceBlocks, listPriceBlocks),
  bind(endpoints.updateBlock, updateBlock),
  bind(endpoints.updateAlternatingSeats, updateAlternatingSeats),
  bind(endpoints.createPriceSeats, createPriceSeats),
  bind(endpoints.updatePriceSeats, updatePriceSeats),
  bind(endpoints.removePriceSeats, removePriceSeats),
  bind(endpoints.updateSeatPrice, updateSeatPrice),
  bind(endpoints.listSeatPrices, listSeatPrices),
  bind(endpoints.getSeatPriceStats, getSeatPriceStats),
  bind(endpoints.getSeatSales, getSeatSales),
  bind(endpoints.saveAllSeats, saveAllSeats),
  bind(endpoints.getAllocation, getAllocation),
  bind(endpoints.watchSeats, watchSeats),
  bind(endpoints.updateSeatViewer, updateSeatViewer),
];

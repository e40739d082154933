import * as endpoints from '@parterre/contract/seats';
import { bind } from '../../bind.ts';
import { getAllocation } from './get-allocation.ts';
import { listPriceBlocks } from './list-price-blocks.ts';
import { listSeatPrices } from './list-seat-prices.ts';
import { createPriceSeats, removePriceSeats, updatePriceSeats, updateSeatPrice } from './price-seats.ts';
import { saveAllSeats } from './save-all.ts';
import { getSeatPriceStats } from './seat-price-stats.ts';
import { updateAlternatingSeats, updateBlock } from './update-alternating.ts';

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
  bind(endpoints.saveAllSeats, saveAllSeats),
  bind(endpoints.getAllocation, getAllocation),
];

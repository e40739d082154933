import type { AnyVerb } from '../../verb.ts';
import { createPriceSeats, removePriceSeats, updatePriceSeats, updateSeatPrice } from './change/price-seats.ts';
import { updateAlternatingSeats, updateBlock } from './change/update-alternating.ts';
import { updateSeatViewer, watchSeats } from './live/watch-seats.ts';
import { getAllocation } from './read/get-allocation.ts';
import { listPriceBlocks } from './read/list-price-blocks.ts';
import { listSeatPrices } from './read/list-seat-prices.ts';
import { getSeatPriceStats } from './read/seat-price-stats.ts';
import { getSeatSales } from './read/seat-sales.ts';

export const seatRoutes: readonly AnyVerb[] = [
  listPriceBlocks,
  updateBlock,
  updateAlternatingSeats,
  createPriceSeats,
  updatePriceSeats,
  removePriceSeats,
  updateSeatPrice,
  listSeatPrices,
  getSeatPriceStats,
  getSeatSales,
  getAllocation,
  watchSeats,
  updateSeatViewer,
];

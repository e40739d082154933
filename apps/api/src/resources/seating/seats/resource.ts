import type { PartOfShow } from '#resource.ts';
import { createPriceSeats, removePriceSeats, updatePriceSeats, updateSeatPrice } from './change/price-seats.ts';
import { updateAlternatingSeats, updateBlock } from './change/update-alternating.ts';
import { SEAT_CHECKS } from './checks.ts';
import { forgetSeatChanges } from './live/forget-seat-changes.ts';
import { seatsSource } from './live/seats-source.ts';
import { updateSeatViewer, watchSeats } from './live/watch-seats.ts';
import { getAllocation } from './read/get-allocation.ts';
import { listPriceBlocks } from './read/list-price-blocks.ts';
import { listSeatPrices } from './read/list-seat-prices.ts';
import { getSeatPriceStats } from './read/seat-price-stats.ts';
import { getSeatSales } from './read/seat-sales.ts';

export const seatsResource: PartOfShow = {
  slug: 'seats',
  showActions: [],
  routes: [
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
  ],

  live: seatsSource,

  recurring: [['forget-seat-changes', forgetSeatChanges]],

  checks: SEAT_CHECKS,
};

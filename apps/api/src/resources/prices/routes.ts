import type { AnyVerb } from '../../verb.ts';
import { createPrice, duplicatePrice } from './create.ts';
import { createCompPrice } from './create-comp.ts';
import { orderPrices } from './order/order.ts';
import { holdPlaces } from './places/hold-places.ts';
import { getPrice, listPrices } from './read.ts';
import { removePrice } from './remove.ts';
import { updatePrice } from './update.ts';
import { updatePrices } from './update-prices.ts';

export const priceRoutes: readonly AnyVerb[] = [
  listPrices,
  createPrice,
  getPrice,
  updatePrice,
  removePrice,
  duplicatePrice,
  orderPrices,
  createCompPrice,
  holdPlaces,
  updatePrices,
];

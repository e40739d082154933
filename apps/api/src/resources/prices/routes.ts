import * as endpoints from '@parterre/contract/prices';
import { bind } from '../../bind.ts';
import { createPrice, duplicatePrice } from './create.ts';
import { createCompPrice } from './create-comp.ts';
import { orderPrices } from './order/order.ts';
import { holdPlaces } from './places/hold-places.ts';
import { getPrice, listPrices } from './read.ts';
import { removePrice } from './remove.ts';
import { updatePrice } from './update.ts';
import { updatePrices } from './update-prices.ts';

export const priceRoutes = [
  bind(endpoints.listPrices, listPrices),
  bind(endpoints.createPrice, createPrice),
  bind(endpoints.getPrice, getPrice),
  bind(endpoints.updatePrice, updatePrice),
  bind(endpoints.removePrice, removePrice),
  bind(endpoints.duplicatePrice, duplicatePrice),
  bind(endpoints.orderPrices, orderPrices),
  bind(endpoints.createCompPrice, createCompPrice),
  bind(endpoints.holdPlaces, holdPlaces),
  bind(endpoints.updatePrices, updatePrices),
];

import * as endpoints from '@parterre/contract/price-groups';
import { bind } from '../../bind.ts';
import { copyPriceGroups } from './copy-from-show.ts';
import { createPriceGroup } from './create.ts';
import { duplicatePriceGroup } from './duplicate.ts';
import { getPriceGroup, listPriceGroups } from './read.ts';
import { removePriceGroup } from './remove.ts';
import { updatePriceGroup } from './update.ts';

export const priceGroupRoutes = [
  bind(endpoints.listPriceGroups, listPriceGroups),
  bind(endpoints.createPriceGroup, createPriceGroup),
  bind(endpoints.getPriceGroup, getPriceGroup),
  bind(endpoints.updatePriceGroup, updatePriceGroup),
  bind(endpoints.removePriceGroup, removePriceGroup),
  bind(endpoints.copyPriceGroups, copyPriceGroups),
  bind(endpoints.duplicatePriceGroup, duplicatePriceGroup),
];

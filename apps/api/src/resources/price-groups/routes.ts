import type { AnyVerb } from '../../verb.ts';
import { createPriceGroup, removePriceGroup, updatePriceGroup } from './change.ts';
import { copyPriceGroups } from './copy-from-show.ts';
import { duplicatePriceGroup } from './duplicate.ts';
import { getPriceGroup, listPriceGroups } from './read.ts';

export const priceGroupRoutes: readonly AnyVerb[] = [
  listPriceGroups,
  createPriceGroup,
  getPriceGroup,
  updatePriceGroup,
  removePriceGroup,
  copyPriceGroups,
  duplicatePriceGroup,
];

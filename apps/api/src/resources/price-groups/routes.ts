import type { AnyVerb } from '../../verb.ts';
import { copyPriceGroups } from './copy-from-show.ts';
import { createPriceGroup } from './create.ts';
import { duplicatePriceGroup } from './duplicate.ts';
import { getPriceGroup, listPriceGroups } from './read.ts';
import { removePriceGroup } from './remove.ts';
import { updatePriceGroup } from './update.ts';

export const priceGroupRoutes: readonly AnyVerb[] = [
  listPriceGroups,
  createPriceGroup,
  getPriceGroup,
  updatePriceGroup,
  removePriceGroup,
  copyPriceGroups,
  duplicatePriceGroup,
];

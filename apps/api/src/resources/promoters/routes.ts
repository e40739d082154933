import type { AnyVerb } from '../../verb.ts';
import { createPostage, removePostage, updatePostage } from './postages/change.ts';
import { getPromoter, listPostages, listPromoters, listTaxRates } from './read.ts';
import { createTaxRate, removeTaxRate, updateTaxRate } from './tax-rates/change.ts';
import { updatePromoter } from './update.ts';

export const promoterRoutes: readonly AnyVerb[] = [
  listPromoters,
  getPromoter,
  updatePromoter,
  listTaxRates,
  createTaxRate,
  updateTaxRate,
  removeTaxRate,
  listPostages,
  createPostage,
  updatePostage,
  removePostage,
];

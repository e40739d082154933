import type { AnyVerb } from '../../verb.ts';
import { createPostage } from './postages/create.ts';
import { removePostage } from './postages/remove.ts';
import { updatePostage } from './postages/update.ts';
import { getPromoter, listPostages, listPromoters, listTaxRates } from './read.ts';
import { createTaxRate } from './tax-rates/create.ts';
import { removeTaxRate } from './tax-rates/remove.ts';
import { updateTaxRate } from './tax-rates/update.ts';
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

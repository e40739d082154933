import type { Resource } from '#resource.ts';
import { createPostage, removePostage, updatePostage } from './postages/change.ts';
import { getPromoter, listPostages, listPromoters, listTaxRates } from './read.ts';
import { createTaxRate, removeTaxRate, updateTaxRate } from './tax-rates/change.ts';
import { updatePromoter } from './update.ts';

export const promotersResource: Resource = {
  slug: 'promoters',
  routes: [
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
  ],
};

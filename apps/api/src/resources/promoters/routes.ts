import * as endpoints from '@parterre/contract/promoters';
import { bind } from '../../bind.ts';
import { createPostage } from './postages/create.ts';
import { removePostage } from './postages/remove.ts';
import { updatePostage } from './postages/update.ts';
import { getPromoter, listPostages, listPromoters, listTaxRates } from './read.ts';
import { createTaxRate } from './tax-rates/create.ts';
import { removeTaxRate } from './tax-rates/remove.ts';
import { updateTaxRate } from './tax-rates/update.ts';
import { updatePromoter } from './update.ts';

export const promoterRoutes = [
  bind(endpoints.listPromoters, listPromoters),
  bind(endpoints.getPromoter, getPromoter),
  bind(endpoints.updatePromoter, updatePromoter),
  bind(endpoints.listTaxRates, listTaxRates),
  bind(endpoints.createTaxRate, createTaxRate),
  bind(endpoints.updateTaxRate, updateTaxRate),
  bind(endpoints.removeTaxRate, removeTaxRate),
  bind(endpoints.listPostages, listPostages),
  bind(endpoints.createPostage, createPostage),
  bind(endpoints.updatePostage, updatePostage),
  bind(endpoints.removePostage, removePostage),
];

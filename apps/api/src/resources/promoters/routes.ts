import * as endpoints from '@parterre/contract/promoters';
import { bind } from '../../bind.ts';
import { getPromoter, listPromoters, listTaxRates } from './read.ts';

export const promoterRoutes = [
  bind(endpoints.listPromoters, listPromoters),
  bind(endpoints.getPromoter, getPromoter),
  bind(endpoints.listTaxRates, listTaxRates),
];

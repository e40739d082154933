import { getPromoter, listTaxRates } from '@parterre/contract/calls/promoters';
import { api, query } from '../../api/api.ts';

export const { useGetPromoterQuery, useListTaxRatesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getPromoter: query(build, getPromoter),
    listTaxRates: query(build, listTaxRates),
  }),
});

import { getFeatures } from '@parterre/contract/calls/features';
import { listRegions } from '@parterre/contract/calls/lookups';
import { listPromoters } from '@parterre/contract/calls/promoters';
import { api, query } from '../api/api.ts';

export const { useListPromotersQuery, useListRegionsQuery, useGetFeaturesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listPromoters: query(build, listPromoters),
    listRegions: query(build, listRegions),
    getFeatures: query(build, getFeatures),
  }),
});

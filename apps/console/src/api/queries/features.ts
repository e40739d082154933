import { getFeatures } from '@parterre/contract/calls/features';
import { api, query } from '../api.ts';

export const { useGetFeaturesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getFeatures: query(build, getFeatures),
  }),
});

import * as calls from '@parterre/contract/calls/lookups';
import { injectCalls } from '#api/api.ts';

const lookups = injectCalls(calls);

export const { listRegions } = lookups.endpoints;
export const {
  useListPerformingArtistsQuery,
  useCreatePerformingArtistMutation,
  useListRegionsQuery,
  useListCulturesQuery,
  useListCountriesQuery,
  useListCategoriesQuery,
  useListItemTypesQuery,
} = lookups;

import * as calls from '@parterre/contract/calls/lookups';
import { injectCalls } from '#api/api.ts';

export const {
  useListPerformingArtistsQuery,
  useCreatePerformingArtistMutation,
  useListRegionsQuery,
  useListCulturesQuery,
  useListCountriesQuery,
  useListCategoriesQuery,
  useListItemTypesQuery,
} = injectCalls(calls);

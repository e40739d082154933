import * as calls from '@parterre/contract/calls/venues';
import { injectCalls } from '#api/api.ts';

export const {
  useListVenuesQuery,
  useLazyListVenuesQuery,
  useGetVenueQuery,
  useLazyGetVenueQuery,
  useListVenueCountriesQuery,
  useCreateVenueMutation,
  useUpdateVenueMutation,
} = injectCalls(calls);

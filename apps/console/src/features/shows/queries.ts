import { listCategories } from '@parterre/contract/calls/lookups';
import { listVenuePlans } from '@parterre/contract/calls/seating-plans';
import {
  createShow,
  duplicateShow,
  getShow,
  getShowOverview,
  getShowReadiness,
  listShowHistory,
  listShowPartnerSites,
  listShows,
  moveShow,
  removeShow,
  updateSeatPicker,
  updateShow,
} from '@parterre/contract/calls/shows';
import { getVenue, listVenueCountries, listVenues } from '@parterre/contract/calls/venues';
import { api, mutation, query } from '../../api/api.ts';

export const {
  useListShowsQuery,
  useGetShowQuery,
  useLazyGetShowQuery,
  useGetShowOverviewQuery,
  useGetShowReadinessQuery,
  useListShowHistoryQuery,
  useListShowPartnerSitesQuery,
  useCreateShowMutation,
  useUpdateShowMutation,
  useMoveShowMutation,
  useDuplicateShowMutation,
  useRemoveShowMutation,
  useUpdateSeatPickerMutation,
  useListShowCategoriesQuery,
  useFindShowVenuesQuery,
  useGetShowVenueQuery,
  useListShowPlansQuery,
  useListShowCountriesQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listShows: query(build, listShows),
    getShow: query(build, getShow),
    getShowOverview: query(build, getShowOverview),
    getShowReadiness: query(build, getShowReadiness),
    listShowHistory: query(build, listShowHistory),
    listShowPartnerSites: query(build, listShowPartnerSites),
    createShow: mutation(build, createShow),
    updateShow: mutation(build, updateShow),
    moveShow: mutation(build, moveShow),
    duplicateShow: mutation(build, duplicateShow),
    removeShow: mutation(build, removeShow),
    updateSeatPicker: mutation(build, updateSeatPicker),
    listShowCategories: query(build, listCategories),
    findShowVenues: query(build, listVenues),
    getShowVenue: query(build, getVenue),
    listShowPlans: query(build, listVenuePlans),
    listShowCountries: query(build, listVenueCountries),
  }),
});

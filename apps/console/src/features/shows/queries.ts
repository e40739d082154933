import { listCategories } from '@parterre/contract/calls/lookups';
import { listVenuePlans } from '@parterre/contract/calls/seating-plans';
import {
  createShow,
  getShow,
  getShowOverview,
  getShowReadiness,
  listShowHistory,
  listShows,
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
  useCreateShowMutation,
  useUpdateShowMutation,
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
    createShow: mutation(build, createShow),
    updateShow: mutation(build, updateShow),
    listShowCategories: query(build, listCategories),
    findShowVenues: query(build, listVenues),
    getShowVenue: query(build, getVenue),
    listShowPlans: query(build, listVenuePlans),
    listShowCountries: query(build, listVenueCountries),
  }),
});

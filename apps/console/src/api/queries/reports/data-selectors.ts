import * as calls from '@parterre/contract/calls/data-selectors';
import { injectCalls } from '#api/api.ts';

export const { useSelectShowsQuery, useSelectVenuesQuery, useSelectArtistCampaignsQuery } = injectCalls(calls);

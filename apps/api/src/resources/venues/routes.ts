import * as endpoints from '@parterre/contract/venues';
import { bind } from '../../bind.ts';
import { createVenue } from './create.ts';
import { listVenues } from './list.ts';
import { getVenue, listVenueCountries } from './read.ts';
import { updateVenue } from './update.ts';

export const venueRoutes = [
  bind(endpoints.listVenues, listVenues),
  bind(endpoints.createVenue, createVenue),
  bind(endpoints.getVenue, getVenue),
  bind(endpoints.listVenueCountries, listVenueCountries),
  bind(endpoints.updateVenue, updateVenue),
];

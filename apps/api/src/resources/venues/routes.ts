import type { AnyVerb } from '../../verb.ts';
import { createVenue } from './create.ts';
import { listVenues } from './list.ts';
import { getVenue, listVenueCountries } from './read.ts';
import { updateVenue } from './update.ts';

export const venueRoutes: readonly AnyVerb[] = [listVenues, createVenue, getVenue, listVenueCountries, updateVenue];

import type { Venue } from '@parterre/contract/venues';
import type { VenueBody } from './use-create-venue.ts';

/** What creates a promoter's own copy of a catalogue venue, with its plans. */
export function copyVenue(venue: Venue, promoterCode: string): VenueBody {
  const { name, address, town, postcode, countryCode, timeZone, latitude, longitude } = venue;
  return {
    promoterCode,
    name,
    address,
    town,
    postcode,
    countryCode,
    timeZone,
    latitude,
    longitude,
    sourceVenueId: venue.venueId,
  };
}

import type { createVenue } from '@parterre/contract/calls/venues';
import type { Venue } from '@parterre/contract/venues';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useCreateVenueMutation } from '#api/queries/venues.ts';
import { setVenue } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';

export type VenueBody = CallArguments<typeof createVenue>['body'];

/** Creates a venue; the stored venue is cleared while pending and is the created one afterwards (spec §4). */
export function useCreateVenue(): (body: VenueBody) => Promise<Venue> {
  const dispatch = useAppDispatch();
  const [create] = useCreateVenueMutation();
  return async (body) => {
    dispatch(setVenue(null));
    const venue = await create({ body }).unwrap();
    dispatch(setVenue(venue));
    return venue;
  };
}

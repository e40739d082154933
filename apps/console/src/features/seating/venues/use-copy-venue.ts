import type { createVenue } from '@parterre/contract/calls/venues';
import type { Venue } from '@parterre/contract/venues';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateVenueMutation } from '#api/queries/seating/venues.ts';
import { setVenue } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { showToast } from '#ui/notices/notices.tsx';

interface CopyVenueModel {
  copy: (venue: Venue) => Promise<void>;
  copyingId: number | null;
  /** Why the user may not copy; undefined if they may. */
  reason: string | undefined;
  /** True if only the promoter has to be chosen. */
  needsPromoter: boolean;
}

/** Copies a venue of the catalogue with its plans to the current promoter and opens the copy. Needs `venue:create`. */
export function useCopyVenue(): CopyVenueModel {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const createVenue = useCreateVenue();
  const { current } = usePromoter();
  const lockReason = useLockReason('venue:create');
  const [copyingId, setCopyingId] = useState<number | null>(null);
  const copy = async (venue: Venue): Promise<void> => {
    if (!current || copyingId !== null) return;
    setCopyingId(venue.venueId);
    try {
      const created = await createVenue(copyVenue(venue, current.code));
      showToast(t('saved'));
      await navigate(paths.venue(created.venueId));
    } catch (error) {
      showFailure(error);
    } finally {
      setCopyingId(null);
    }
  };
  const reason = firstReason(lockReason, !current && t('reason.promoter'));
  return { copy, copyingId, reason, needsPromoter: lockReason === undefined && !current };
}

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

export type VenueBody = CallArguments<typeof createVenue>['body'];

/** Creates a venue and stores it (spec §4); the stored venue is null until the server has answered. */
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

import { useMemo } from 'react';
import { useListVenuePlansQuery } from '#api/queries/seating-plans.ts';
import { useGetTourQuery } from '#api/queries/tours.ts';
import { mergePlans, type OfferedPlan } from './merge-plans.ts';

interface OfferedPlans {
  /** undefined until those of the venue and of the tour are here. */
  plans: OfferedPlan[] | undefined;
  error: unknown;
  retry: () => void;
}

const NONE: never[] = [];

/** The plans an event at a venue and of a tour may use; none while the venue is not chosen. */
export function useOfferedPlans(venueId: number | null, tourId: number | null): OfferedPlans {
  const venue = useListVenuePlansQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  const tour = useGetTourQuery({ params: { tourId: tourId ?? 0 } }, { skip: tourId === null });
  const venuePlans = venueId === null ? undefined : venue.currentData?.items;
  const tourPlans = tourId === null ? NONE : tour.currentData?.plans;
  const plans = useMemo(
    () => (venuePlans && tourPlans ? mergePlans(venuePlans, tourPlans) : undefined),
    [venuePlans, tourPlans],
  );
  const failed = venue.error ? venue : tour;
  return { plans, error: plans ? undefined : failed.error, retry: () => void failed.refetch() };
}

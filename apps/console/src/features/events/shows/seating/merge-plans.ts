import type { SeatingPlanSummary } from '@parterre/contract/seating-plans/plan';
import type { Tour } from '@parterre/contract/tours';
import { useMemo } from 'react';
import { useGetTourQuery } from '#api/queries/events/tours.ts';
import { useListVenuePlansQuery } from '#api/queries/seating/seating-plans.ts';

/** A plan a show may use (spec §5): one of its venue, or one of its tour whatever the venue. */
export interface OfferedPlan {
  id: number;
  name: string;
  from: 'venue' | 'tour';
  /** The venue that a tour's plan was drawn for; undefined for the venue's own plans. */
  venueName: string | undefined;
  /** Used if the show sets none; the tour's default takes precedence over the venue's. */
  isDefault: boolean;
  /** Undefined if only the name is known. */
  seatCount: number | undefined;
  versionNumber: number | undefined;
  planVersionId: number | undefined;
}

type VenuePlan = Pick<
  SeatingPlanSummary,
  'id' | 'name' | 'isDefault' | 'seatCount' | 'versionNumber' | 'planVersionId'
>;

/** Joins the plans of a venue and a tour without duplicates; a plan of both is listed with the venue. */
export function mergePlans(venuePlans: readonly VenuePlan[], tourPlans: Tour['plans']): OfferedPlan[] {
  const tourDefault = tourPlans.find((plan) => plan.isDefault)?.id;
  const known = new Set(venuePlans.map(({ id }) => id));
  const isDefault = (id: number, isOfVenue: boolean) => (tourDefault === undefined ? isOfVenue : id === tourDefault);
  return [
    ...venuePlans.map(({ id, name, seatCount, versionNumber, planVersionId, ...plan }) => ({
      id,
      name,
      from: 'venue' as const,
      venueName: undefined,
      isDefault: isDefault(id, plan.isDefault),
      seatCount,
      versionNumber,
      planVersionId,
    })),
    ...tourPlans
      .filter(({ id }) => !known.has(id))
      .map(({ id, name, venueName }) => ({
        id,
        name,
        from: 'tour' as const,
        venueName,
        isDefault: isDefault(id, false),
        seatCount: undefined,
        versionNumber: undefined,
        planVersionId: undefined,
      })),
  ];
}

interface OfferedPlans {
  /** Undefined until the plans of both have loaded. */
  plans: OfferedPlan[] | undefined;
  /** Null if no plan is the default. */
  defaultPlanId: number | null | undefined;
  error: unknown;
  retry: () => void;
}

const NONE: never[] = [];

/** Returns the plans a show of this venue and tour may use; none until the venue is chosen. */
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
  return {
    plans,
    defaultPlanId: plans && (plans.find(({ isDefault }) => isDefault)?.id ?? null),
    error: plans ? undefined : failed.error,
    retry: () => void failed.refetch(),
  };
}

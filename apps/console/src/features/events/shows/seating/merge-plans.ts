import type { SeatingPlanSummary } from '@parterre/contract/seating-plans/plan';
import type { Tour } from '@parterre/contract/tours';
import { useMemo } from 'react';
import { useGetTourQuery } from '#api/queries/events/tours.ts';
import { useListVenuePlansQuery } from '#api/queries/seating/seating-plans.ts';

/** A plan an event may use (spec §5): of its venue, or of its tour whatever the venue. */
export interface OfferedPlan {
  id: number;
  name: string;
  from: 'venue' | 'tour';
  /** Of a tour's plan: the venue it was drawn for. */
  venueName: string | undefined;
  /** What an event gets that says nothing: the default of the tour goes before that of the venue. */
  isDefault: boolean;
  /** Absent where only the name is known. */
  seatCount: number | undefined;
  versionNumber: number | undefined;
  planVersionId: number | undefined;
}

type VenuePlan = Pick<
  SeatingPlanSummary,
  'id' | 'name' | 'isDefault' | 'seatCount' | 'versionNumber' | 'planVersionId'
>;

/** The plans of a venue and those of a tour, each once; a plan that is both stands with the venue. */
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
  /** undefined until those of the venue and of the tour are here. */
  plans: OfferedPlan[] | undefined;
  /** None of the plans is the default when this is null. */
  defaultPlanId: number | null | undefined;
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
  return {
    plans,
    defaultPlanId: plans && (plans.find(({ isDefault }) => isDefault)?.id ?? null),
    error: plans ? undefined : failed.error,
    retry: () => void failed.refetch(),
  };
}

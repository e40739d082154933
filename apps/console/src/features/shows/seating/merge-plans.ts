import type { SeatingPlanSummary } from '@parterre/contract/seating-plans';
import type { Tour } from '@parterre/contract/tours';

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

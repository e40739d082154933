import type { Show } from '@parterre/contract/shows';
import { type Control, useWatch } from 'react-hook-form';
import { useOfferedPlans } from '../seating/use-offered-plans.ts';
import { findNextPlan, type NextPlan } from './find-next-plan.ts';
import type { MoveValues } from './move-values.ts';

/** The plan the event gets where it is moved to; undefined until the plans of that place are known. */
export function useNextPlan(show: Show, control: Control<MoveValues>): NextPlan | undefined {
  const [venueId, tourId] = useWatch({ control, name: ['venueId', 'tourId'] });
  const { plans } = useOfferedPlans(venueId, tourId);
  if (venueId === show.venue.venueId && tourId === (show.tour?.tourId ?? null)) return { isRebuilt: false, plan: null };
  return venueId !== null && plans ? findNextPlan(show, { venueId, tourId }, plans) : undefined;
}

import type { Show } from '@parterre/contract/shows/show';
import { useGetSeatingPlanQuery } from '#api/queries/seating/seating-plans.ts';

type VersionedShow = Pick<Show, 'seatingPlanId' | 'planVersionNumber' | 'seating' | 'status'>;

/**
 * Returns the newer version that a show could move to; undefined if it has the newest, has no seats or is cancelled.
 */
export function useNewerVersion({ seatingPlanId, planVersionNumber, seating, status }: VersionedShow) {
  const isAsked = seatingPlanId !== null && seating === 'RESERVED' && status !== 'CANCELLED';
  const { data: plan } = useGetSeatingPlanQuery({ params: { id: seatingPlanId ?? 0 } }, { skip: !isAsked });
  if (!isAsked || !plan || planVersionNumber === null || plan.versionNumber <= planVersionNumber) return undefined;
  return { plan: plan.name, from: planVersionNumber, to: plan.versionNumber };
}

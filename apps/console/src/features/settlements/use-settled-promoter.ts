import { usePromoter } from '#session/use-promoter.ts';

/** The promoter that is settled: the chosen one, or the first of the reader's when all are shown. */
export function useSettledPromoter() {
  const { current, all, isLoading } = usePromoter();
  return { promoter: current ?? all[0], isLoading };
}

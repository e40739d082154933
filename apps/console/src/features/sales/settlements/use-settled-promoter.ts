import { usePromoter } from '#session/use-promoter.ts';

/** Returns the promoter to settle: the chosen one, or the user's first if all are shown. */
export function useSettledPromoter() {
  const { current, all, isLoading } = usePromoter();
  return { promoter: current ?? all[0], isLoading };
}

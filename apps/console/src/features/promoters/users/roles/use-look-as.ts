import type { LookAs } from '@parterre/contract/roles';
import { keepLooking } from '#api/look-as.ts';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';

interface Looked extends Omit<LookAs, 'promoterId'> {
  promoterCode: string;
  /** What the frame says: a role, or a user. */
  name: string;
}

/** Keeps as whom this tab looks from the next page that is loaded. */
export function useLookAs(): (looked: Looked) => void {
  const { all } = usePromoter();
  return ({ promoterCode, name, permissions, scope, placeIds }) => {
    const promoter = all.find(({ code }) => code === promoterCode);
    if (promoter) keepLooking({ name, as: { promoterId: promoter.id, permissions, scope, placeIds } });
  };
}

/** Loads the console anew, so that nothing stays of what was read before. */
export const openLooking = (): void => window.location.assign(paths.shows());

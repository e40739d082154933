import type { LookAs } from '@parterre/contract/roles';
import { keepLooking } from '#api/device/look-as.ts';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';

interface Looked extends Omit<LookAs, 'promoterId'> {
  promoterCode: string;
  /** The name of a role or a user, shown in the frame. */
  name: string;
}

/** Stores the user or role to view as; it applies from the next page load. */
export function useLookAs(): (looked: Looked) => void {
  const { findPromoter } = usePromoter();
  return ({ promoterCode, name, ...as }) => {
    const promoter = findPromoter(promoterCode);
    if (promoter) keepLooking({ name, as: { promoterId: promoter.id, ...as } });
  };
}

/** Reloads the console, so that nothing read before remains. */
export const openLooking = (): void => window.location.assign(paths.shows());

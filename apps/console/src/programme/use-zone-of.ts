import { ownZone } from '#dates/zone.ts';
import { usePromoter } from '#session/use-promoter.ts';

/** Returns the time zone of a promoter by its code; this device's without one, or if the user does not see it. */
export function useZoneOf(): (promoterCode: string | undefined) => string {
  const { findPromoter } = usePromoter();
  return (promoterCode) => findPromoter(promoterCode)?.timeZone ?? ownZone();
}

import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { describeZone, toWallTime } from '#dates/zone.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { useZoneOf } from './use-zone-of.ts';

/**
 * Returns a function that writes an instant on the clock of a promoter: `23/11/2026, 10:12`. While all promoters are
 * shown, whose clocks differ, it names the zone: `23/11/2026, 10:12 EST`.
 */
export function useTimeOf() {
  const { current } = usePromoter();
  const zoneOf = useZoneOf();
  return (at: string, promoterCode: string, hours?: TimeFormat): string => {
    const zone = zoneOf(promoterCode);
    const time = formatDateTime(toWallTime(at, zone), DAY_TIME_TEMPLATE, hours);
    return current ? time : `${time} ${describeZone(zone, at)}`;
  };
}

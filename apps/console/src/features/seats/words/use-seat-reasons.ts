import type { SeatInfo } from '@parterre/seat-map';
import { useTranslation } from 'react-i18next';
import { useListShowPartnerSitesQuery } from '#api/queries/shows.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { explainSeat, type SeatReason } from './explain-seat.ts';
import { sayReason } from './seat-words.ts';

export interface SaidReason extends SeatReason {
  text: string;
}

/** Why a seat is not sold, with the words for it, as things are at this moment. */
export function useSeatReasons(): (seat: SeatInfo) => SaidReason[] {
  const { t } = useTranslation('seats');
  const { show, prices, holds } = useSeatDesk();
  const isLimited = show.partnerSiteIds.length > 0 || prices.some(({ rules }) => rules.partnerSiteIds.length > 0);
  const { data } = useListShowPartnerSitesQuery({ params: { showCode: show.showCode } }, { skip: !isLimited });
  const siteNames = new Map(data?.items.map(({ id, name }) => [id, name]));
  return (seat) =>
    explainSeat({
      seat,
      rules: prices.find(({ ordinal }) => ordinal === seat.price)?.rules,
      hold: holds.find(({ ordinal }) => ordinal === seat.hold),
      show,
      now: new Date(),
    }).map((reason) => ({ ...reason, text: sayReason(t, reason, siteNames) }));
}

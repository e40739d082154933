import type { SeatInfo } from '@parterre/seat-map';
import { formatSeatId } from '@parterre/seating-plan';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLazyListOrdersQuery } from '#api/queries/sales/orders.ts';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { useCan } from '#session/use-features.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import type { ArmingModel } from '../desk/use-arming.ts';
import type { SeatFix } from './explain-seat.ts';

export interface OfferedFix {
  fix: SeatFix;
  label: string;
  href?: string;
  run?: () => void;
}

interface FixOptions {
  seat: number;
  arming: ArmingModel;
  onOpenBlocks: () => void;
  onOpenLegend: () => void;
}

/** The remedies that the user may apply to a seat: edits go through the map and can be undone; the others are links. */
export function useSeatFixes({ seat, arming, onOpenBlocks, onOpenLegend }: FixOptions) {
  const { t } = useTranslation('seats');
  const { desk, show, prices, holds, kind, isHeat, readOnlyReason, announce } = useSeatDesk();
  const navigate = useNavigate();
  const may = {
    ticket: useCan('price:write'),
    hold: useCan('hold:write'),
    show: useCan('show:write'),
    order: useCan('order:read'),
  };
  const openOrder = useOpenOrder();
  const mayEdit = readOnlyReason === undefined;
  const info = desk.map.describe(seat);
  const price = prices.find(({ ordinal }) => ordinal === info?.price);
  const hold = holds.find(({ ordinal }) => ordinal === info?.hold);
  const armed = kind === 'tickets' && arming.armedRow?.key !== 'price-none' ? arming.armedRow : undefined;

  const assignArmed = () => {
    desk.map.select([seat]);
    arming.assign();
  };
  /** Selects the seat with nothing armed: the price type chosen next is assigned to it immediately. */
  const chooseTicket = () => {
    arming.disarm();
    desk.map.select([seat]);
    if (kind === 'holds' || isHeat) navigate(paths.seats(show.showCode, 'tickets'));
    onOpenLegend();
  };
  const release = () => {
    desk.map.select([seat]);
    const { changed } = desk.map.assign({ hold: null });
    if (changed > 0) announce(t('why.released', { flag: hold?.reservationFlag ?? '' }));
  };
  const offers: Record<SeatFix, Omit<OfferedFix, 'fix'> | false> = {
    order: may.order && info !== null && { label: t('fix.order'), run: () => void openOrder(info) },
    arm:
      mayEdit &&
      (armed
        ? { label: t('fix.assign', { name: armed.name }), run: assignArmed }
        : { label: t('fix.arm'), run: chooseTicket }),
    ticket: may.ticket &&
      price !== undefined && { label: t('fix.ticket'), href: paths.showTicket(show.showCode, price.priceTypeId) },
    release: mayEdit && { label: t('fix.release'), run: release },
    hold: may.hold && hold !== undefined && { label: t('fix.hold'), href: paths.hold(show.showCode, hold.holdId) },
    blocks: mayEdit && { label: t('fix.blocks'), run: onOpenBlocks },
    status: may.show && { label: t('fix.status'), href: paths.showStatus(show.showCode) },
    details: may.show && { label: t('fix.details'), href: paths.showDetails(show.showCode) },
    sites: may.show && { label: t('fix.sites'), href: paths.showDetails(show.showCode) },
  };
  return (fixes: readonly SeatFix[]): OfferedFix[] =>
    fixes.flatMap((fix) => {
      const offer = offers[fix];
      return offer ? [{ fix, ...offer }] : [];
    });
}

/** Opens the order in which a seat was sold, or the list of its orders unless exactly one is active. */
function useOpenOrder() {
  const { show } = useSeatDesk();
  const navigate = useNavigate();
  const [listOrders] = useLazyListOrdersQuery();
  return async ({ blockLabel, rowLabel, seatLabel }: SeatInfo) => {
    const searchTerm = formatSeatId(blockLabel, rowLabel, seatLabel);
    const { showCode } = show;
    try {
      const { items } = await listOrders({ query: { showCode, searchTerm } }).unwrap();
      const standing = items.filter(({ status }) => status === 'ACTIVE');
      const [only] = standing;
      navigate(only && standing.length === 1 ? paths.order(only.orderId) : paths.ordersOfSeat(showCode, searchTerm));
    } catch (error) {
      showFailure(error);
    }
  };
}

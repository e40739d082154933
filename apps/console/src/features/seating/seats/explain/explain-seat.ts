import { PAUSED_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { SeatInfo } from '@parterre/seat-map';
import { resolveWallTime, toWallTime } from '#dates/zone.ts';
import type { HoldView, SaleRules, SeatsShow } from '../desk/seat-desk-context.ts';

/** A remedy for a reason, in the seat manager or one click away. */
export type SeatFix = 'order' | 'arm' | 'ticket' | 'release' | 'hold' | 'blocks' | 'status' | 'details' | 'sites';

/** A reason why a seat is not sold: a key under `why` with its values. */
export interface SeatReason {
  key: SeatReasonKey;
  values: { flag?: string; releaseOn?: string; at?: string; siteIds?: readonly number[] };
  /**
   * `shops`: only web shops and partner sites do not sell the seat; the box office does, or a code unlocks it. `sites`:
   * only some partner sites do not sell it.
   */
  keepsFrom: 'everybody' | 'shops' | 'sites';
  fixes: readonly SeatFix[];
}

type SeatReasonKey =
  | 'sold'
  | 'basket'
  | 'hold'
  | 'holdUntil'
  | 'alternating'
  | 'noPrice'
  | 'paused'
  | 'hidden'
  | 'boxOffice'
  | 'code'
  | 'ticketNotYet'
  | 'ticketOver'
  | 'ticketSites'
  | 'pending'
  | 'cancelled'
  | 'notYet'
  | 'over'
  | 'started'
  | 'showSites';

export interface SeatCase {
  seat: Pick<SeatInfo, 'state' | 'hold' | 'price' | 'isAlternate'>;
  rules: SaleRules | undefined;
  hold: Pick<HoldView, 'reservationFlag' | 'releaseOn' | 'allowSales'> | undefined;
  show: Pick<SeatsShow, 'status' | 'timeZone' | 'startsAt' | 'onSaleAtLocal' | 'offSaleAtLocal' | 'partnerSiteIds'>;
  now: Date;
}

/** Returns all reasons why a seat is not sold, the seat's own first; empty for a seat that anybody can buy. */
export function explainSeat(asked: SeatCase): SeatReason[] {
  if (asked.seat.state === 'SOLD') return [everybody('sold', ['order'])];
  if (asked.seat.state === 'BASKET') return [everybody('basket', [])];
  return [...explainHold(asked), ...explainBlock(asked), ...explainTicket(asked), ...explainShow(asked)];
}

const everybody = (key: SeatReasonKey, fixes: readonly SeatFix[], values: SeatReason['values'] = {}): SeatReason => ({
  key,
  values,
  keepsFrom: 'everybody',
  fixes,
});

const shops = (...reason: Parameters<typeof everybody>): SeatReason => ({
  ...everybody(...reason),
  keepsFrom: 'shops',
});

const sites = (key: SeatReasonKey, fix: SeatFix, siteIds: readonly number[]): SeatReason => ({
  ...everybody(key, [fix], { siteIds }),
  keepsFrom: 'sites',
});

/** A hold without data blocks sales, as on the map. */
function explainHold({ seat, hold }: SeatCase): SeatReason[] {
  if (seat.hold === 0 || hold?.allowSales) return [];
  const flag = hold?.reservationFlag ?? '';
  const fixes = ['release', 'hold'] as const;
  return hold?.releaseOn
    ? [everybody('holdUntil', fixes, { flag, releaseOn: hold.releaseOn })]
    : [everybody('hold', fixes, { flag })];
}

const explainBlock = ({ seat }: SeatCase): SeatReason[] =>
  seat.isAlternate ? [everybody('alternating', ['blocks'])] : [];

function explainTicket({ seat, rules, show, now }: SeatCase): SeatReason[] {
  if (seat.price === 0) return [everybody('noPrice', ['arm'])];
  if (!rules) return [];
  const { statusCode, visibility, partnerSiteIds, onSaleAtLocal, offSaleAtLocal } = rules;
  const fix = ['ticket'] as const;
  const isAfter = (at: string, which: 'first' | 'last') => toMs(at, show.timeZone, which) > now.getTime();
  return [
    statusCode === PAUSED_STATUS_CODE && everybody('paused', fix),
    visibility === 'hidden' && shops('hidden', fix),
    visibility === 'box-office' && shops('boxOffice', fix),
    visibility === 'code' && shops('code', fix),
    onSaleAtLocal && isAfter(onSaleAtLocal, 'first') && shops('ticketNotYet', fix, { at: onSaleAtLocal }),
    offSaleAtLocal && !isAfter(offSaleAtLocal, 'last') && shops('ticketOver', fix, { at: offSaleAtLocal }),
    partnerSiteIds.length > 0 && sites('ticketSites', 'ticket', partnerSiteIds),
  ].filter(isReason);
}

function explainShow({ show, now }: SeatCase): SeatReason[] {
  const { status, timeZone, onSaleAtLocal, offSaleAtLocal, startsAt, partnerSiteIds } = show;
  if (status === 'PENDING') return [everybody('pending', ['status'])];
  if (status !== 'ACTIVE') return [everybody('cancelled', ['status'])];
  const fix = ['details'] as const;
  const isPast = (at: number) => at <= now.getTime();
  const hasStarted = isPast(Date.parse(startsAt));
  return [
    onSaleAtLocal && !isPast(toMs(onSaleAtLocal, timeZone, 'first')) && shops('notYet', fix, { at: onSaleAtLocal }),
    hasStarted && shops('started', fix),
    !hasStarted &&
      offSaleAtLocal &&
      isPast(toMs(offSaleAtLocal, timeZone, 'last')) &&
      shops('over', fix, { at: offSaleAtLocal }),
    partnerSiteIds.length > 0 && sites('showSites', 'sites', partnerSiteIds),
  ].filter(isReason);
}

const isReason = (reason: SeatReason | false | null | '' | undefined): reason is SeatReason => Boolean(reason);

/** A time that occurs twice extends the sale window, as on the server; a skipped time moves to after the gap. */
function toMs(wallTime: string, timeZone: string, which: 'first' | 'last'): number {
  const { instants } = resolveWallTime(wallTime, timeZone);
  const instant = which === 'first' ? instants[0] : instants.at(-1);
  return Date.parse(instant ?? toGapEnd(wallTime, timeZone));
}

/** Moves a time inside a gap forward by the length of the gap. */
function toGapEnd(wallTime: string, timeZone: string): string {
  const asUtc = new Date(`${wallTime}Z`);
  const offsetMs = Date.parse(`${toWallTime(asUtc, timeZone)}Z`) - asUtc.getTime();
  return new Date(asUtc.getTime() - offsetMs).toISOString();
}

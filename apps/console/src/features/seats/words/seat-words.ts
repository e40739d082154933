import type { SeatInfo } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import i18next, { type TFunction } from 'i18next';
import type { HoldView, PriceView } from '../desk/desk-data.ts';
import { groupByRow, type SeatRange, toRuns } from '../desk/seat-ranges.ts';
import { explainSeat } from './explain-seat.ts';
import { sayDay } from './say-day.ts';

interface Names {
  prices: readonly PriceView[];
  holds: readonly HoldView[];
}

/** One seat in a sentence, for those who cannot see the map. */
export function saySeat(t: TFunction<'seats'>, seat: SeatInfo, { prices, holds }: Names): string {
  const price = prices.find(({ ordinal }) => ordinal === seat.price);
  const hold = holds.find(({ ordinal }) => ordinal === seat.hold);
  const parts = [
    t('seat.name', { block: seat.blockLabel, row: seat.rowLabel, seat: seat.seatLabel }),
    t(`state.${seat.state}`),
    price?.name ?? t('legend.noPrice'),
    hold && t('seat.hold', { hold: hold.label }),
    sayReason(t, seat, hold),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Why a seat cannot be sold, and until when; nothing for a seat that is for sale. */
export function sayReason(t: TFunction<'seats'>, seat: SeatInfo, hold: HoldView | undefined): string | undefined {
  const reason = explainSeat(seat, hold);
  if (!reason) return undefined;
  const { flag = '', releaseOn } = reason.values;
  return t(`why.${reason.key}`, { flag, date: releaseOn ? sayDay(releaseOn, i18next.language) : '' });
}

/** Ranges as people name seats, row by row: `Stalls row C 4–9, 12`. */
export function sayRanges(t: TFunction<'seats'>, geometry: Geometry, ranges: Iterable<SeatRange>): string[] {
  return groupByRow(toRuns(geometry, ranges)).map((group) => t('seat.range', { ...group }));
}

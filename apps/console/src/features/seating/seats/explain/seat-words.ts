import type { SeatInfo } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import i18next, { type TFunction } from 'i18next';
import { DAY_TIME_TEMPLATE, formatDateTime, formatNamedDay } from '#dates/format-date-time.ts';
import { describeZone, toWallTime } from '#dates/zone.ts';
import type { HoldView, PriceView } from '../desk/seat-desk-context.ts';
import { groupByRow, type SeatRange, toRuns } from '../desk/seat-ranges.ts';
import type { SeatReason } from './explain-seat.ts';

interface Names {
  prices: readonly PriceView[];
  holds: readonly HoldView[];
}

/** Describes a seat in a sentence for screen readers; `reasons` say why it is not sold. */
export function saySeat(
  t: TFunction<'seats'>,
  seat: SeatInfo,
  { prices, holds }: Names,
  reasons: readonly { text: string }[] = [],
): string {
  const price = prices.find(({ ordinal }) => ordinal === seat.price);
  const hold = holds.find(({ ordinal }) => ordinal === seat.hold);
  const parts = [
    t('seat.name', { block: seat.blockLabel, row: seat.rowLabel, seat: seat.seatLabel }),
    t(`state.${seat.state}`),
    price?.name ?? t('legend.noPrice'),
    hold && t('seat.hold', { hold: hold.label }),
    ...reasons.map(({ text }) => text),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Describes a reason in a sentence, with its date or partner sites. */
export function sayReason(
  t: TFunction<'seats'>,
  { key, values }: Pick<SeatReason, 'key' | 'values'>,
  siteNames: ReadonlyMap<number, string> = NO_NAMES,
): string {
  const { flag = '', releaseOn, at, siteIds = [] } = values;
  const { language } = i18next;
  const date = releaseOn
    ? formatNamedDay(releaseOn, language)
    : at
      ? formatNamedDay(at, language, DAY_TIME_TEMPLATE)
      : '';
  const names = siteIds.flatMap((id) => siteNames.get(id) ?? []);
  // Shows only the number of sites while names are loading or missing.
  const sites = names.length === siteIds.length ? names.join(', ') : t('why.sites', { count: siteIds.length });
  return t(`why.${key}`, { flag, date, sites });
}

const NO_NAMES: ReadonlyMap<number, string> = new Map();

/** Names ranges row by row: `Stalls row C 4–9, 12`. */
export function sayRanges(t: TFunction<'seats'>, geometry: Geometry, ranges: Iterable<SeatRange>): string[] {
  return groupByRow(toRuns(geometry, ranges)).map((group) => t('seat.range', { ...group }));
}

/** `20/11/2026, 11:58 EST` */
export const sayMoment = (at: string, zone: string): string =>
  `${formatDateTime(toWallTime(at, zone), DAY_TIME_TEMPLATE)} ${describeZone(zone, at)}`;

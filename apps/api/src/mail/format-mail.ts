import { chooseMoneyFormat, toMajor } from '@parterre/contract/money/currencies';
import type { MailedOrder } from './read-mailed-order.ts';

/** Minor units as money of a language; currencies without a smaller unit too. */
export const formatMoney = (amountMinor: number, currency: string, culture: string): string =>
  new Intl.NumberFormat(culture, { style: 'currency', currency, ...chooseMoneyFormat(currency) }).format(
    toMajor(amountMinor, currency),
  );

/** The wall clock of the venue, with the name its zone has there and then: `Thursday, 10 December 2026 at 19:30 GMT`. */
export function formatWallTime(local: string, timeZone: string, culture: string): string {
  const asUtc = new Date(`${local.slice(0, 19)}Z`);
  const text = new Intl.DateTimeFormat(culture, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(
    asUtc,
  );
  // Hours off are enough to know which side of a change of the clocks a day is on.
  const zone = new Intl.DateTimeFormat(culture, { timeZone, timeZoneName: 'short' })
    .formatToParts(asUtc)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return zone ? `${text} ${zone}` : text;
}

export const formatVenue = ({ name, address, town, postcode }: MailedOrder['venue']): string =>
  [name, address, [postcode, town].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** `Stalls|A|12` as people read it. */
export const formatSeat = (seatId: string): string => seatId.split('|').join(' · ');

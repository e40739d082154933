import { readBarcodeOf } from '@parterre/contract/choices/print-at-home-choices';
import { type Geometry, SEAT_FLAG } from '@parterre/seating-plan';
import type { Ticket } from '#documents/tickets/ticket-sheet.ts';
import { formatMoney } from '#mail/compose-mail.ts';
import { chooseText } from '#texts/choose-text.ts';
import { pickPlaceWords } from '#texts/place-words.ts';
import { formatWallTime } from '#time/zones.ts';
import type { TicketFacts } from './read-ticket-facts.ts';

/** The facts that differ between the tickets of a show. Shared ones are in TicketFacts. */
export interface PrintedTicket {
  culture: string;
  /** null on a sample of a show that has no price types. */
  priceTypeId: number | null;
  amountMinor: number;
  currency: string;
  /** null without a reserved seat. */
  place: Place | null;
  holder: string;
  orderId: string;
  number: Ticket['number'];
  barcode: { value: string; code128: string };
}

/** The names of a seat in its plan, and its bits of SEAT_FLAG. */
export interface Place {
  block: string;
  row: string;
  seat: string;
  flags: number;
}

/**
 * Writes everything that is printed as texts in the language of the ticket, because the renderer reads no rows and
 * translates nothing.
 */
export function writeTicket(facts: TicketFacts, ticket: PrintedTicket): Omit<Ticket, 'design'> {
  const { show, prices, venue, tourName, promoterName } = facts;
  const { culture, priceTypeId, place } = ticket;
  const read = (text: Record<string, string>) => chooseText(text, culture, show.defaultCulture);
  const price = prices.find(({ id }) => id === priceTypeId);
  const ticketType = price ? read(price.name) : '';
  return {
    eventName: read(show.name),
    subtitle: read(tourName),
    promoterName,
    venueName: venue.name,
    venueAddress: [venue.address, [venue.postcode, venue.town].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    dateText: formatWallTime(show.startsAtLocal, culture, { dateStyle: 'full' }),
    timeText: formatWallTime(show.startsAtLocal, culture, { timeStyle: 'short' }),
    doorsText: show.doorsAtLocal === null ? '' : formatWallTime(show.doorsAtLocal, culture, { timeStyle: 'short' }),
    ticketType,
    amountText: formatMoney(ticket.amountMinor, ticket.currency, culture),
    seat: place && { block: place.block, row: place.row, seat: place.seat },
    holder: ticket.holder,
    orderId: ticket.orderId,
    number: ticket.number,
    remarks: place ? listRemarks(place.flags, culture) : [],
    barcode: readBarcode(facts, ticket),
    caption: [ticketType, nameLanguage(culture)].filter(Boolean).join(' · '),
  };
}

export const lookOfTicket = ({ look, lookOf }: TicketFacts, { priceTypeId }: Pick<PrintedTicket, 'priceTypeId'>) =>
  priceTypeId === null ? look : lookOf(priceTypeId);

/** Returns the printed code: 16 hexadecimal digits, `$` and nine digits, or the code of a pre-printed ticket. */
export const readPrintedCode = (facts: TicketFacts, ticket: PrintedTicket): string => readBarcode(facts, ticket).value;

function readBarcode(facts: TicketFacts, ticket: PrintedTicket): Ticket['barcode'] {
  const kind = lookOfTicket(facts, ticket).values.barcode;
  return { kind, value: readBarcodeOf(kind, ticket.barcode) };
}

/** Returns the name of a language in that language: Deutsch. */
const nameLanguage = (culture: string): string =>
  new Intl.DisplayNames([culture], { type: 'language', fallback: 'code' }).of(culture) ?? culture;

const REMARKED = ['restrictedView', 'wheelchair', 'companion', 'stepFree'] as const;

/** Lists the remarks about a seat in the order in which they are printed. */
export function listRemarks(flags: number, culture: string): string[] {
  const places = pickPlaceWords(culture);
  return REMARKED.filter((flag) => (flags & SEAT_FLAG[flag]) !== 0).map((flag) => places[flag]);
}

export const readPlace = (geometry: Geometry, ordinal: number): Place => ({
  block: geometry.blocks[geometry.block[ordinal] ?? -1]?.label ?? '',
  row: geometry.rows[geometry.row[ordinal] ?? -1]?.label ?? '',
  seat: geometry.labels[geometry.label[ordinal] ?? -1] ?? '',
  flags: geometry.flags[ordinal] ?? 0,
});

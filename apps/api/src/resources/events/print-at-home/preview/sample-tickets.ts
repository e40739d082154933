import { SAMPLE_BARCODE } from '@parterre/contract/choices/print-at-home-choices';
import type { Reader } from '#context.ts';
import { refusal } from '#errors.ts';
import { maskWords, seesBuyers } from '#resources/ground/customer-rows/mask-buyer.ts';
import { pickTicketWords } from '#texts/ticket-words.ts';
import { readOrderTickets } from '../tickets/read-order-tickets.ts';
import type { TicketFacts } from '../tickets/read-ticket-facts.ts';
import type { PrintedTicket } from '../tickets/write-ticket.ts';
import { readWorstPlaces } from './worst-places.ts';

/** Makes a ticket of every price type in every language; one without a price type for a show that has none. */
export async function makeSamples(
  reader: Reader,
  facts: TicketFacts,
  cultures: readonly string[],
  priceTypeId?: number,
): Promise<PrintedTicket[]> {
  const { show, prices } = facts;
  const chosen = prices.filter(({ id }) => priceTypeId === undefined || id === priceTypeId);
  const kinds = chosen.length > 0 ? chosen : [undefined];
  const worstPlaceOf = await readWorstPlaces(reader, facts);
  return cultures.flatMap((culture) =>
    kinds.map((price) => ({
      culture,
      priceTypeId: price?.id ?? null,
      amountMinor: price ? price.faceValueMinor + price.bookingFeeMinor : 0,
      currency: show.currency,
      place: price ? worstPlaceOf(price, culture) : null,
      holder: pickTicketWords(culture).sampleHolder,
      orderId: 'SAMPLE2345',
      number: { at: 1, of: 2 },
      barcode: SAMPLE_BARCODE,
    })),
  );
}

/**
 * Makes samples of the valid tickets of an order: with codes that no ticket has, and with a masked buyer for readers
 * who may not see buyers. Throws NOT_FOUND for an order of another show, RULE_BROKEN when none is valid.
 */
export async function sampleOrder(
  ctx: Reader,
  facts: TicketFacts,
  { priceTypeId, ...wanted }: { orderId: string; culture: string; priceTypeId: number | undefined },
): Promise<PrintedTicket[]> {
  const { tickets } = await readOrderTickets(ctx, facts, wanted);
  const chosen = tickets.filter((ticket) => priceTypeId === undefined || ticket.priceTypeId === priceTypeId);
  if (chosen.length === 0) throw refusal('RULE_BROKEN', 'no-ticket-stands', {});
  const isMasked = !seesBuyers(ctx.actor, facts.show.promoterId);
  return chosen.map((ticket) => ({
    ...ticket,
    holder: isMasked ? maskWords(ticket.holder) : ticket.holder,
    barcode: SAMPLE_BARCODE,
  }));
}

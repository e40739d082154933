import type { TICKET_FORMS } from '@parterre/contract/choices/print-at-home-choices';
import type { Change } from '#context.ts';
import type { OrderTicket } from '#resources/events/print-at-home/tickets/read-order-tickets.ts';
import type { TicketFacts } from '#resources/events/print-at-home/tickets/read-ticket-facts.ts';
import { readPrintedCode } from '#resources/events/print-at-home/tickets/write-ticket.ts';
import { appendEvents } from '../history/append-events.ts';
import type { OrderRow } from '../lock-order.ts';

export interface Print {
  order: Pick<OrderRow, 'promoterId' | 'id'>;
  facts: TicketFacts;
  tickets: readonly OrderTicket[];
  form: (typeof TICKET_FORMS)[number];
}

/** Records in the history of each ticket that it was printed, with which barcode and for paper or a phone. */
export const recordPrints = (change: Change, { order, facts, tickets, form }: Print): Promise<void> =>
  appendEvents(
    change,
    order,
    tickets.map((ticket) => ({
      orderItemId: ticket.orderItemId,
      type: 'PRINT',
      text: '',
      before: readPrintedCode(facts, ticket),
      after: form,
    })),
  );

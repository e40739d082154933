import { makeSheet, makeTicket } from '../../apps/api/src/documents/tickets/testing/make-sheet.ts';
import type { TicketSheet } from '../../apps/api/src/documents/tickets/ticket-sheet.ts';

/** Returns tickets of one order, each with a seat, a holder and a barcode of its own. */
export const makeTickets = (count: number): TicketSheet =>
  makeSheet({
    tickets: Array.from({ length: count }, (_, at) =>
      makeTicket({
        number: { at: at + 1, of: count },
        seat: { block: 'Stalls', row: String.fromCharCode(65 + (at % 26)), seat: String(1 + Math.floor(at / 26)) },
        holder: `Holder ${at + 1}`,
        barcode: { kind: 'QR', value: ((at + 7) * 0x1a2b3c4d5e).toString(16).padStart(16, '0') },
      }),
    ),
  });

import { TICKET_BARCODES } from '@parterre/contract/choices/print-at-home-choices';
import PdfKit from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { openDocument } from '#documents/pdf/open-document.ts';
import { openDesigns } from '../open-designs.ts';
import { makeDesign, makeSheet, makeTicket } from '../testing/make-sheet.ts';
import type { TicketDesign } from '../ticket-sheet.ts';
import { setTicket } from './set-ticket.ts';

const LONG =
  'Das große Weihnachtsoratorium mit dem Rundfunksinfonieorchester und dem Knabenchor: eine außergewöhnliche Abendveranstaltung zugunsten der Denkmalschutzgesellschaft des Landkreises Nordwestmecklenburg eV';

const PLACES: readonly (readonly [string, Partial<TicketDesign>])[] = [
  ['a sheet', {}],
  ['half a sheet', { ticketsPerPage: 2 }],
  ['a quarter of a sheet', { ticketsPerPage: 4 }],
  ['a quarter of US Letter', { paper: 'LETTER', ticketsPerPage: 4 }],
];

test('a name on a quarter of US Letter is whole at whatever length a longer one is', () => {
  const design = makeDesign({ paper: 'LETTER', ticketsPerPage: 4, terms: 'This ticket admits one. '.repeat(50) });
  const sheet = makeSheet({ designs: [design] });
  const [open] = openDesigns(openDocument(PdfKit, sheet), sheet).designs;
  if (!open) throw new Error('No design was opened');
  const lengths = Array.from({ length: 70 }, (_, at) => at + 90);
  const cut = lengths.filter((length) => {
    const eventName = '交響樂團冬季音樂會特別公演'.repeat(20).slice(0, length);
    return setTicket(open, makeTicket({ eventName, remarks: ['Restricted view'] })).warnings.length > 0;
  });
  expect(cut).toEqual([]);
});

describe.each(PLACES)('a ticket with nothing but long texts on %s', (_, design) => {
  test.each(TICKET_BARCODES)('stays in its place beside %s', (kind) => {
    const ticket = makeTicket({
      eventName: LONG,
      subtitle: LONG,
      promoterName: LONG,
      venueName: LONG,
      venueAddress: LONG,
      ticketType: LONG,
      holder: LONG,
      seat: { block: LONG, row: 'Reihe 12a', seat: '104' },
      remarks: [LONG],
      barcode: { kind, value: kind === 'CODE_128' ? '$123456789' : '0a1b2c3d4e5f6789' },
    });
    const sheet = makeSheet({ designs: [makeDesign(design)], tickets: [ticket] });
    const [open] = openDesigns(openDocument(PdfKit, sheet), sheet).designs;
    if (!open) throw new Error('No design was opened');
    const { block, warnings } = setTicket(open, ticket);
    expect(block.height).toBeLessThanOrEqual(open.layout.most + 0.01);
    expect(warnings).toContainEqual({ code: 'TEXT_CUT', about: 'holder' });
  });
});

import { TICKET_FIELDS, type TicketField } from '@parterre/contract/choices/print-at-home-choices';
import type { Ticket, TicketDesign, TicketSheet } from '../ticket-sheet.ts';

const ALL_FIELDS = Object.fromEntries(TICKET_FIELDS.map((field) => [field, true])) as Record<TicketField, boolean>;

const TERMS =
  'Doors open 45 minutes before the performance. Latecomers are admitted at a suitable break only. This ticket admits one person once; the first code that is shown counts.\nTickets may not be sold for more than their price. Photographs and recordings are not allowed.';

export const makeDesign = (changes: Partial<TicketDesign> = {}): TicketDesign => ({
  culture: 'en-GB',
  paper: 'A4',
  ticketsPerPage: 1,
  fields: ALL_FIELDS,
  images: {},
  colour: '#2F50D8',
  terms: TERMS,
  ...changes,
});

export const makeTicket = (changes: Partial<Ticket> = {}): Ticket => ({
  design: 0,
  eventName: 'Mahler: Symphony No. 2 “Resurrection”',
  subtitle: 'New York Philharmonic on tour',
  promoterName: 'Northern Lights Concerts',
  venueName: 'Usher Hall',
  venueAddress: 'Lothian Road, Edinburgh EH1 2EA',
  dateText: 'Thursday, 10 December 2026',
  timeText: '19:30',
  doorsText: '18:45',
  ticketType: 'Stalls, full price',
  amountText: '£64.50',
  seat: { block: 'Stalls', row: 'F', seat: '12' },
  holder: 'Aoife O’Sullivan',
  orderId: 'P7K4-92QD',
  number: { at: 1, of: 1 },
  remarks: [],
  barcode: { kind: 'QR', value: '0a1b2c3d4e5f6789' },
  caption: 'Stalls · English',
  ...changes,
});

export const makeSheet = (changes: Partial<TicketSheet> = {}): TicketSheet => ({
  title: 'Your tickets',
  culture: 'en-GB',
  madeAt: new Date('2026-11-23T12:00:00Z'),
  brandName: 'Parterre',
  designs: [makeDesign()],
  tickets: [makeTicket()],
  purpose: 'REAL',
  ...changes,
});

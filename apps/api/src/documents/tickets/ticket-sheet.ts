import type {
  TicketBarcodeKind,
  TicketField,
  TicketImageType,
  TicketPaper,
  TicketsPerPage,
  TicketWarningCode,
} from '@parterre/contract/choices/print-at-home-choices';

/** Everything a file of tickets is made of. It knows no row: whoever has rows writes their texts first. */
export interface TicketSheet {
  /** The title of the file, and the language of what stands outside the tickets. */
  title: string;
  culture: string;
  madeAt: Date;
  /** What tickets have in common; each ticket names its design by its place in this list. */
  designs: readonly TicketDesign[];
  tickets: readonly Ticket[];
  /**
   * SAMPLE: the word lies over every ticket, so that none admits anybody. PROOF: besides, each ticket stands under its
   * `caption` with its warnings, in words of the sheet's language, whatever the paper of its design.
   */
  purpose: 'REAL' | 'SAMPLE' | 'PROOF';
}

export interface TicketDesign {
  /** The language of the ticket, such as en-GB: its words, its direction, and how a screen reader speaks it. */
  culture: string;
  /** WALLET is a page in the shape of a phone. */
  paper: TicketPaper | 'WALLET';
  ticketsPerPage: TicketsPerPage;
  fields: Readonly<Record<TicketField, boolean>>;
  /** PNG or JPEG, at most TICKET_IMAGE_SIZES. */
  images: Readonly<Partial<Record<TicketImageType, Uint8Array>>>;
  /** `#RRGGBB`, or null for the neutral one. */
  colour: string | null;
  /** Plain text; a new line is a new paragraph. */
  terms: string;
}

/** A ticket as it is read. Texts may have any letters and any length; '' is what there is nothing to say of. */
export interface Ticket {
  design: number;
  eventName: string;
  /** A line below the name, such as the tour. */
  subtitle: string;
  promoterName: string;
  venueName: string;
  venueAddress: string;
  /** Written in the language of the design, in the venue's zone: `Thursday, 10 December 2026`, `19:30`, `18:45`. */
  dateText: string;
  timeText: string;
  doorsText: string;
  /** The name of the price type, and the price with its currency. */
  ticketType: string;
  amountText: string;
  /** null without a place of its own. A standing area has a block only: row and seat are ''. */
  seat: { block: string; row: string; seat: string } | null;
  holder: string;
  orderId: string;
  /** Ticket 2 of 5 of the order. */
  number: { at: number; of: number };
  /** Such as 'Restricted view'. */
  remarks: readonly string[];
  barcode: { kind: TicketBarcodeKind; value: string };
  /** What stands over it on a proof, such as 'Stalls · Deutsch'. */
  caption: string;
}

export interface TicketWarning {
  /** The place of the ticket in the sheet. */
  ticket: number;
  code: TicketWarningCode;
  /** What it is about: a property of the ticket such as `eventName`, `terms`, or an imageType. */
  about?: keyof Ticket | 'terms' | 'colour' | TicketImageType;
}

export interface RenderedTickets {
  pdf: Uint8Array;
  /** At most once for each ticket, code and `about`. */
  warnings: TicketWarning[];
}

import type {
  TicketBarcodeKind,
  TicketField,
  TicketImageType,
  TicketPaper,
  TicketsPerPage,
  TicketWarningCode,
} from '@parterre/contract/choices/print-at-home-choices';

/** The complete input of a file of tickets. It contains no rows: callers write the texts first. */
export interface TicketSheet {
  /** The title of the file, and the language of texts outside the tickets. */
  title: string;
  culture: string;
  madeAt: Date;
  /** The brand of the promoter, for the properties of the file. */
  brandName: string;
  /** The properties that tickets share. Each ticket names its design by its index in this list. */
  designs: readonly TicketDesign[];
  tickets: readonly Ticket[];
  /**
   * SAMPLE prints the word over every ticket, so that none admits anybody. PROOF also shows each ticket below its
   * `caption`, with its warnings in the sheet's language, whatever the paper of its design.
   */
  purpose: 'REAL' | 'SAMPLE' | 'PROOF';
}

export interface TicketDesign {
  /**
   * The language of the ticket, such as en-GB. It determines the words, the direction and the voice of a screen reader.
   */
  culture: string;
  /** WALLET is a page in the shape of a phone. */
  paper: TicketPaper | 'WALLET';
  ticketsPerPage: TicketsPerPage;
  fields: Readonly<Record<TicketField, boolean>>;
  /** PNG or JPEG, at most TICKET_IMAGE_SIZES. */
  images: Readonly<Partial<Record<TicketImageType, Uint8Array>>>;
  /** `#RRGGBB`, or null for the neutral colour. */
  colour: string | null;
  /** Plain text; a new line is a new paragraph. */
  terms: string;
}

/** The texts of a ticket. They may have any letters and any length; '' omits a text. */
export interface Ticket {
  design: number;
  eventName: string;
  /** A line below the name, such as the tour. */
  subtitle: string;
  promoterName: string;
  venueName: string;
  venueAddress: string;
  /** In the language of the design and the time zone of the venue: `Thursday, 10 December 2026`, `19:30`, `18:45`. */
  dateText: string;
  timeText: string;
  doorsText: string;
  /** The name of the price type, and the price with its currency. */
  ticketType: string;
  amountText: string;
  /** null without an own place. A standing area has a block only: row and seat are ''. */
  seat: { block: string; row: string; seat: string } | null;
  holder: string;
  orderId: string;
  /** The position in the order, such as ticket 2 of 5. */
  number: { at: number; of: number };
  /** Notes for the holder, such as 'Restricted view'. */
  remarks: readonly string[];
  barcode: { kind: TicketBarcodeKind; value: string };
  /** The text above the ticket on a proof, such as 'Stalls · Deutsch'. */
  caption: string;
}

export interface TicketWarning {
  /** The index of the ticket in the sheet. */
  ticket: number;
  code: TicketWarningCode;
  /** The subject of the warning: a property of the ticket such as `eventName`, a part of it, or an imageType. */
  about?: keyof Ticket | 'stub' | 'terms' | 'colour' | TicketImageType;
}

export interface RenderedTickets {
  pdf: Uint8Array;
  /** The warnings; each combination of ticket, code and `about` occurs once at most. */
  warnings: TicketWarning[];
}

/** A4 and US Letter are sheets; ROLL_80 is the 80 mm paper of a receipt printer, which has one ticket after the other. */
export const TICKET_PAPERS = ['A4', 'LETTER', 'ROLL_80'] as const;
export type TicketPaper = (typeof TICKET_PAPERS)[number];

/** Tickets on one sheet. The roll always has one. */
export const TICKETS_PER_PAGE = [1, 2, 4] as const;
export type TicketsPerPage = (typeof TICKETS_PER_PAGE)[number];

export const TICKET_BARCODES = ['QR', 'CODE_128', 'AZTEC', 'PDF417'] as const;
export type TicketBarcodeKind = (typeof TICKET_BARCODES)[number];

/** What a promoter may leave out. Event, date, venue, seat and barcode are on every ticket. */
export const TICKET_FIELDS = [
  'TICKET_TYPE',
  'PRICE',
  'HOLDER',
  'ORDER_ID',
  'DOORS',
  'VENUE_ADDRESS',
  'PROMOTER',
  'BARCODE_TEXT',
  'TERMS',
] as const;
export type TicketField = (typeof TICKET_FIELDS)[number];

/**
 * The `imageType` of print-at-home pictures (spec §7), and the box in pixels into which each is made to fit when it is
 * stored: what a printer with 300 dots an inch can show.
 */
export const TICKET_IMAGE_SIZES = {
  /** The promoter's sign in the head of a ticket; may be transparent. */
  LOGO: { width: 900, height: 360 },
  /** The picture over the width of a ticket. */
  BANNER: { width: 1600, height: 600 },
  /** A partner's advertisement below what counts. */
  SPONSOR: { width: 1200, height: 400 },
} as const;
export type TicketImageType = keyof typeof TICKET_IMAGE_SIZES;
export const TICKET_IMAGE_TYPES = Object.keys(TICKET_IMAGE_SIZES) as readonly TicketImageType[];

/**
 * What tickets may be printed in, besides the languages that promoters write in: those whose letters the renderer is
 * tested with, each with words and default terms. Buyers speak more languages than those who work in the console.
 */
export const TICKET_LANGUAGES = [
  'en-GB',
  'en-US',
  'de',
  'fr',
  'fr-CH',
  'it',
  'pt',
  'pt-BR',
  'es',
  'nl',
  'el',
  'ar',
  'he',
  'ja',
  'ko',
  'zh-CN',
  'zh-TW',
  'th',
] as const;

/** What is wrong with a ticket as it would be printed. */
export const TICKET_WARNINGS = [
  'TEXT_CUT',
  'LETTERS_MISSING',
  'TERMS_MISSING',
  'LOW_CONTRAST',
  'BARCODE_TOO_SMALL',
  'QUIET_ZONE_TOO_SMALL',
  'BARCODE_UNREADABLE',
  'IMAGE_TOO_COARSE',
  'IMAGE_UNREADABLE',
] as const;
export type TicketWarningCode = (typeof TICKET_WARNINGS)[number];

/** How the tickets of an order reach its buyer by e-mail: the PDF itself, a link to it, or the codes in the mail alone. */
export const TICKET_DELIVERIES = ['ATTACHED', 'LINKED', 'CODES'] as const;
export type TicketDelivery = (typeof TICKET_DELIVERIES)[number];

/** On the paper of the settings, or as pages in the shape of a phone. */
export const TICKET_FORMS = ['PAPER', 'PHONE'] as const;

/** Whose value a setting has: a ticket has its own, else those of its event, its campaign, the product. */
export const TICKET_ORIGINS = ['DEFAULT', 'CAMPAIGN', 'SHOW', 'PRICE_TYPE'] as const;
export type TicketOrigin = (typeof TICKET_ORIGINS)[number];

/** Which way a campaign's settings are copied: what the event has becomes the campaign's, or the event gives up its own. */
export const CAMPAIGN_COPIES = ['TO_CAMPAIGN', 'FROM_CAMPAIGN'] as const;

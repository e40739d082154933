/** A4 and LETTER are sheets; ROLL_80 is the 80 mm paper of a receipt printer, which prints one ticket after another. */
export const TICKET_PAPERS = ['A4', 'LETTER', 'ROLL_80'] as const;
export type TicketPaper = (typeof TICKET_PAPERS)[number];

/** Tickets on one sheet. The roll always has one. */
export const TICKETS_PER_PAGE = [1, 2, 4] as const;
export type TicketsPerPage = (typeof TICKETS_PER_PAGE)[number];

export const TICKET_BARCODES = ['QR', 'CODE_128', 'AZTEC', 'PDF417'] as const;
export type TicketBarcodeKind = (typeof TICKET_BARCODES)[number];

/** The codes on a sample, which no ticket has, because real ones are random. */
export const SAMPLE_BARCODE = { value: '0123456789ABCDEF', code128: '$123456789' };

/** Returns what a barcode holds: Code 128 the number, all other kinds the whole code. */
export const readBarcodeOf = (kind: TicketBarcodeKind, barcode: { value: string; code128: string }): string =>
  kind === 'CODE_128' ? barcode.code128 : barcode.value;

/** The fields that a promoter may hide. Show, date, venue, seat and barcode are on every ticket. */
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
 * The `imageType` of print-at-home pictures (spec §7), with the box in pixels that each is scaled into when it is
 * stored: the resolution of a printer with 300 dots per inch.
 */
export const TICKET_IMAGE_SIZES = {
  /** The promoter's logo in the head of a ticket; it may be transparent. */
  LOGO: { width: 900, height: 360 },
  /** The picture across the width of a ticket. */
  BANNER: { width: 1600, height: 600 },
  /** A partner's advertisement, below everything that admission needs. */
  SPONSOR: { width: 1200, height: 400 },
} as const;
export type TicketImageType = keyof typeof TICKET_IMAGE_SIZES;
export const TICKET_IMAGE_TYPES = Object.keys(TICKET_IMAGE_SIZES) as readonly TicketImageType[];

/**
 * The print languages of tickets, besides those that promoters write in: their scripts are tested in the renderer, and
 * each has labels and default terms. Buyers speak more languages than users of the console.
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

/** The faults that a proof or preview finds on a ticket. */
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
  'IMAGE_LEFT_OUT',
] as const;
export type TicketWarningCode = (typeof TICKET_WARNINGS)[number];

/**
 * The ways in which an e-mail brings the buyer the tickets of an order: as a PDF, as a link to it, or as barcodes in
 * the mail.
 */
export const TICKET_DELIVERIES = ['ATTACHED', 'LINKED', 'CODES'] as const;
export type TicketDelivery = (typeof TICKET_DELIVERIES)[number];

/** PAPER uses the paper of the settings; PHONE makes pages in the shape of a phone screen. */
export const TICKET_FORMS = ['PAPER', 'PHONE'] as const;

/** The origins of a setting's value: the price type's own one wins, then the show's, the campaign's, the default. */
export const TICKET_ORIGINS = ['DEFAULT', 'CAMPAIGN', 'SHOW', 'PRICE_TYPE'] as const;
export type TicketOrigin = (typeof TICKET_ORIGINS)[number];

/**
 * TO_CAMPAIGN gives the show's settings to its campaign; FROM_CAMPAIGN drops the show's own, so the campaign's apply.
 */
export const CAMPAIGN_COPIES = ['TO_CAMPAIGN', 'FROM_CAMPAIGN'] as const;

/** The choices of a ticket, without schemas, because the console reads them too. */
export const PRICE_KINDS = ['standard', 'comp'] as const;
export const VISIBILITIES = ['public', 'code', 'box-office', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
/** spec §9: comp prices carry this status code. */
export const COMP_STATUS_CODE = 88;
export const STANDARD_STATUS_CODE = 1;
/** Visible, but not sold for the moment. */
export const PAUSED_STATUS_CODE = 2;
/** Colours that new tickets take in turn: the map's seat colours of the design tokens. */
export const PRICE_COLOURS = [
  '#5C48C6',
  '#2C74D8',
  '#128A7C',
  '#B97809',
  '#B14A86',
  '#4D7C0F',
  '#0E7490',
  '#C2410C',
] as const;

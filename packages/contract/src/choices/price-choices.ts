/** How a price that follows another one differs from it: by an amount, or by a share of it. */
export const LINK_KINDS = ['fixed', 'percentage'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
export const PRICE_KINDS = ['standard', 'comp'] as const;
export const VISIBILITIES = ['public', 'code', 'box-office', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
/** spec §9: comp prices carry this status code. */
export const COMP_STATUS_CODE = 88;
export const STANDARD_STATUS_CODE = 1;
/** The status code of a price type that buyers see but cannot buy for the moment. */
export const PAUSED_STATUS_CODE = 2;
/** What a new price type has where nothing is said. */
export const PRICE_DEFAULTS = { allocation: 0, fewestPerOrder: 1, mostPerOrder: 10 } as const;
/** The default colours of new price types, in turn: the seat colours of the map's design tokens. */
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

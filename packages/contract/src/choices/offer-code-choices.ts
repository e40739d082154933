/** The choices of an offer code and of many at once, for the contract and for forms. */
export const OFFER_EFFECTS = ['none', 'set-price', 'subtract', 'percentage'] as const;
/** Derived: disabled by hand, before or after its window, or without uses left. */
export const OFFER_STATUSES = ['active', 'scheduled', 'expired', 'used-up', 'disabled'] as const;
export const OFFER_SORTS = ['Code', 'CreatedAt'] as const;
/** It starts with a letter or digit; hyphens, dots and underscores may follow. */
export const OFFER_CODE_FORM = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;
export const OFFER_BATCH_MAX = 50_000;
/**
 * The number of random characters in a generated code, without its prefix. Each is one of 32 symbols, so that 10 of
 * them cannot be guessed.
 */
export const OFFER_CODE_RANDOM = { min: 6, max: 20, default: 10 } as const;

/** The columns of an import, each with its header in the file. An absent one takes the value for all rows. */
export const OFFER_IMPORT_COLUMNS = [
  'code',
  'tag',
  'effect',
  'value',
  'validFrom',
  'validUntil',
  'mostUses',
  'mostPerOrder',
  'mostPerCustomer',
  'comment',
] as const;
export type OfferImportColumn = (typeof OFFER_IMPORT_COLUMNS)[number];

/** The choices of offer codes, shared by the schemas and the console's forms. */
export const OFFER_EFFECTS = ['none', 'set-price', 'subtract', 'percentage'] as const;
/** Derived, never stored: `disabled` is set by hand, the others follow from the validity window and the uses left. */
export const OFFER_STATUSES = ['active', 'scheduled', 'expired', 'used-up', 'disabled'] as const;
export const OFFER_SORTS = ['Code', 'CreatedAt'] as const;
/** It starts with a letter or digit; hyphens, dots and underscores may follow. */
export const OFFER_CODE_FORM = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;
/** Codes that one change creates, generated or copied; more would block other requests. */
export const OFFER_BATCH_MAX = 50_000;
/**
 * The random characters of a generated code, without its prefix. Each is one of 32 symbols, so 10 of them (50 bits)
 * cannot be guessed.
 */
export const OFFER_CODE_RANDOM = { min: 6, max: 20, default: 10 } as const;

/** The columns of an import, each by its header in the file. A missing column takes its default in every row. */
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

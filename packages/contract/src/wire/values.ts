import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { OVERLAPS } from '../choices/show-choices.ts';
import { AMOUNT_MINOR_MAX, CURRENCIES } from '../money/currencies.ts';
import { COLOUR_FORM, CULTURE_FORM, ORDER_ID_FORM, SHOW_CODE_FORM } from './patterns.ts';

/** The sentence for a value that is none of a closed list (spec §9). */
export const CHOICE_MESSAGE = 'Unable to parse value to enum';

/** A positive integer of at most 53 bits. */
export const Id = z.int().positive();
/** The largest lookup id, because their database columns are 32-bit signed integers. */
export const LOOKUP_ID_MAX = 2_147_483_647;
export const LookupId = Id.max(LOOKUP_ID_MAX);
export const idParam = z.coerce.number<string | number>().int().positive();
/** Keeps objects of shows that the partner site sells. An unknown one is INVALID in every call. */
export const RegionId = idParam.meta({ description: 'Only of events that are sold in this region' });

/** 8 characters of `A-H J-N P-Z 2-9`, accepted in either case and returned in upper case. */
export const ShowCode = z
  .string()
  .regex(SHOW_CODE_FORM)
  .transform((code) => code.toUpperCase())
  .meta({ description: 'Show code: 8 characters, upper case', example: 'K7M2QXRB' });

/** 10 characters of `A-H J-N P-Z 2-9`, accepted in either case and returned in upper case. */
export const OrderId = z
  .string()
  .regex(ORDER_ID_FORM)
  .transform((orderId) => orderId.toUpperCase())
  .meta({ description: 'Order id: 10 characters, upper case', example: 'K7M2QXRB4T' });

export const PromoterCode = z
  .string()
  .min(2)
  .max(LIMITS.promoter.code)
  .regex(/^[A-Za-z0-9-]+$/)
  .meta({ example: 'harbour-hall' });

export const CultureCode = z.string().regex(CULTURE_FORM);

/** A limit above the number of languages of any promoter. */
export const CULTURES_MAX = 40;

/** The arguments of a `refine`: a text has at most as many languages. */
export const atMostCultures = [
  (text: object) => Object.keys(text).length <= CULTURES_MAX,
  { message: 'tooMany', params: { most: CULTURES_MAX } },
] as const;

/** Text by culture, at least one: `{"en-GB": "Stalls", "fr": "Parterre"}`. */
export const textByCulture = (maxLength: number) =>
  z
    .record(CultureCode, requiredText(maxLength))
    .refine((text) => Object.keys(text).length > 0, 'required')
    .refine(...atMostCultures)
    .meta({ minProperties: 1, maxProperties: CULTURES_MAX });
/** The same in an answer. */
export const TextByCulture = z.record(z.string(), z.string());
export type TextByCulture = Record<string, string>;

/** Matches one visible character: a name of spaces, joiners and marks alone could be neither read nor clicked. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Z}]/u;

export const requiredText = (maxLength: number) =>
  z.string('required').trim().regex(VISIBLE, 'required').max(maxLength, 'maxLength');
export const optionalText = (maxLength: number) => z.string().trim().max(maxLength, 'maxLength');

/** An amount in minor units of the show's currency; ISO 4217 defines how many make a major unit. */
export const AmountMinor = z.int('whole').min(0, 'nonNegative').max(AMOUNT_MINOR_MAX, 'max');

export const wholeNumber = (minNumber: number, maxNumber: number) =>
  z.int('whole').min(minNumber, 'min').max(maxNumber, 'max');

export const commaPattern = (values: readonly string[]): string => `^(${values.join('|')})(,(${values.join('|')}))*$`;

export const Currency = z.string().regex(/^[A-Z]{3}$/);
/** The currencies for new amounts: those whose number of decimals is known. */
export const KnownCurrency = z.enum(CURRENCIES, 'No currency has this code').meta({ id: 'KnownCurrency' });
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

export const Colour = z.string().regex(COLOUR_FORM, 'colour').meta({ example: '#5C48C6' });

/** Matches only days that exist from 1900 to 2099, so not 30 February. */
const DAY = [
  String.raw`(19|20)\d\d-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))`,
  '(19|20)(0[48]|[2468][048]|[13579][26])-02-29',
  '2000-02-29',
].join('|');

/** A calendar day, `YYYY-MM-DD`, 1900-01-01 to 2099-12-31 (spec §5). */
export const LocalDate = z
  .string('validDate')
  .regex(new RegExp(`^(${DAY})$`), 'validDate')
  .meta({ format: 'date', example: '2026-12-10' });
/** Wall time at the venue without an offset, `YYYY-MM-DDTHH:mm:ss`; seconds may be left out. */
export const LocalDateTime = z
  .string('validDateTime')
  .regex(new RegExp(String.raw`^(${DAY})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$`), 'validDateTime')
  .transform((text) => (text.length === 16 ? `${text}:00` : text))
  .meta({ example: '2026-12-10T19:30:00' });
export const Overlap = z.enum(OVERLAPS);
export type Overlap = z.infer<typeof Overlap>;
/** An IANA time zone that the runtime knows, such as `Europe/Berlin`. */
export const TimeZone = z.string().max(60).refine(isTimeZone, 'A valid time zone is required');
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** An instant, ISO 8601 with Z: `2026-12-10T18:30:00.000Z`. */
export const Instant = z.iso.datetime();

export const Revision = z.int().nonnegative();

/** Text by culture that may be empty, or lack any of the languages: `{"fr": "Rang 1"}`. */
export const optionalTextByCulture = (maxLength: number) =>
  z
    .record(CultureCode, optionalText(maxLength))
    .refine(...atMostCultures)
    .meta({ maxProperties: CULTURES_MAX });

/** Rich text as HTML, per language; the server keeps the allowed elements and drops the rest. */
export const richTextByCulture = optionalTextByCulture(LIMITS.richText);

/** Per field the languages whose text is older than the source text: `{"name": ["de"]}`. */
export const OutdatedTexts = z.record(z.string(), z.array(z.string())).meta({ id: 'OutdatedTexts' });
export type OutdatedTexts = z.infer<typeof OutdatedTexts>;
/** The languages by field whose text a user has checked again, which marks it as up to date: `{"name": ["de"]}`. */
export const ConfirmedTexts = z.record(z.string().max(40), z.array(CultureCode).max(CULTURES_MAX));
export type ConfirmedTexts = z.infer<typeof ConfirmedTexts>;

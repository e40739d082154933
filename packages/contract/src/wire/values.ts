import { z } from 'zod';

/** Ids are positive integers of at most 53 bits. */
export const Id = z.int().positive();
/** Ids of lookups are small: their columns hold 31 bits. */
export const LookupId = Id.max(2_147_483_647);
export const idParam = z.coerce.number<string | number>().int().positive();

/** 8 characters of `A-H J-N P-Z 2-9`, matched case-insensitively. */
export const ShowCode = z
  .string()
  .regex(/^[A-HJ-NP-Za-hj-np-z2-9]{8}$/)
  .transform((code) => code.toUpperCase())
  .meta({ description: 'Show code: 8 characters, upper case', example: 'K7M2QXRB' });

export const PromoterCode = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/)
  .meta({ example: 'harbour-hall' });

/** spec §5: two letters with an optional region. */
export const CultureCode = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/);

/** More languages than any promoter writes in. */
const MOST_CULTURES = 40;

/** Text by culture: `{"en-GB": "Stalls", "fr": "Parterre"}`. At least one culture. */
export const textByCulture = (maxLength: number) =>
  z
    .record(CultureCode, requiredText(maxLength))
    .refine((text) => Object.keys(text).length > 0, REQUIRED)
    .refine((text) => Object.keys(text).length <= MOST_CULTURES, maxMessage(MOST_CULTURES));
export type TextByCulture = Record<string, string>;

export const REQUIRED = 'This field is required';
export const maxLengthMessage = (maxLength: number): string => `Cannot be more than ${maxLength} characters`;
export const minMessage = (minNumber: number): string => `Must be greater than or equal to ${minNumber}`;
export const maxMessage = (maxNumber: number): string => `Must be less than or equal to ${maxNumber}`;

/** A name of spaces, joiners and marks alone could be neither read nor clicked. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Z}]/u;

export const requiredText = (maxLength: number) =>
  z.string(REQUIRED).trim().regex(VISIBLE, REQUIRED).max(maxLength, maxLengthMessage(maxLength));
export const optionalText = (maxLength: number) => z.string().trim().max(maxLength, maxLengthMessage(maxLength));

/** Money in minor units of the show's currency. */
export const AmountMinor = z
  .int('Must be a whole number')
  .min(0, 'Must be a non negative number')
  .max(99_999_999_99, maxMessage(99_999_999_99));

export const wholeNumber = (minNumber: number, maxNumber: number) =>
  z.int('Must be a whole number').min(minNumber, minMessage(minNumber)).max(maxNumber, maxMessage(maxNumber));

export const Currency = z.string().regex(/^[A-Z]{3}$/);
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

export const Colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'Please provide a valid colour code')
  .meta({ example: '#5C48C6' });

/** A calendar day, `YYYY-MM-DD`, 1900-01-01 to 2099-12-31 (spec §5). */
export const LocalDate = z.iso
  .date('A valid date is required')
  .refine((day) => day >= '1900-01-01' && day <= '2099-12-31', 'A valid date is required')
  .meta({ example: '2026-12-10' });
/** Wall time at the venue, `YYYY-MM-DDTHH:mm:ss`, without a zone. */
export const LocalDateTime = z
  .string('A valid date and time is required')
  .regex(
    /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
    'A valid date and time is required',
  )
  .refine(
    (text) => !Number.isNaN(Date.parse(`${text}Z`)) && new Date(`${text}Z`).toISOString().startsWith(text.slice(0, 10)),
    'A valid date and time is required',
  )
  .transform((text) => (text.length === 16 ? `${text}:00` : text))
  .meta({ example: '2026-12-10T19:30:00' });
/** An instant, ISO 8601 with Z. */
export const Instant = z.iso.datetime();

export const Revision = z.int().nonnegative();

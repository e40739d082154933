import { LIMITS } from '@parterre/contract/choices/limits';
import { BRAND_NAMES, type BrandName } from '@parterre/contract/wire/brands';
import { z } from 'zod';
import { FIELD_LENGTHS, type FieldName } from '#identity/provider/pages/fields.ts';

/** A value that is longer than its field, or that cannot be stored, is read as empty. */
const toTyped = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[^\0]*$/)
    .catch('');

const fields = Object.fromEntries(
  Object.entries(FIELD_LENGTHS).map(([name, length]) => [name, toTyped(length)]),
) as Record<FieldName, ReturnType<typeof toTyped>>;
const Locales = z.object({ ui_locales: z.string().max(LIMITS.uiLocales).optional().catch(undefined) });
const Branded = z.object({ brand: z.enum(BRAND_NAMES).optional().catch(undefined) });
/** The maximum length of a sealed step. Our own are shorter. */
const STEP_LENGTH_MAX = 1000;
const Form = Locales.extend({ ...fields, step: toTyped(STEP_LENGTH_MAX), answer: toTyped(LIMITS.passkey.answer) });

/** Returns the values of a form of the account pages. Fields that the form does not have are empty. */
export function readForm(body: unknown): z.infer<typeof Form> {
  const form = Form.parse(body ?? {});
  return { ...form, email: form.email.trim() };
}

/**
 * `ui_locales` of OpenID Connect: language tags, the preferred first, with spaces between them; undefined where none is
 * named.
 */
export const readLocales = (query: unknown): string | undefined => Locales.parse(query).ui_locales;

/** The brand of the page that sent a form, or that a link to a page names; undefined where neither does. */
export const readBrand = ({ body, query }: { body: unknown; query: unknown }): BrandName | undefined =>
  Branded.parse(body ?? {}).brand ?? Branded.parse(query ?? {}).brand;

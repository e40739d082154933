import { LIMITS } from '@parterre/contract/choices/limits';
import { z } from 'zod';
import { FIELD_LENGTHS, type FieldName } from '#identity/provider/pages/fields.ts';

/** What is longer than its field, or cannot be stored, counts as not typed. */
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
/** What a page gave to be sent back: longer than any. */
const MOST_OF_STEP = 1000;
const Form = Locales.extend({ ...fields, step: toTyped(MOST_OF_STEP) });

/** What was typed into a form of the pages of accounts; a field that it does not have is empty. */
export function readForm(body: unknown): z.infer<typeof Form> {
  const form = Form.parse(body ?? {});
  return { ...form, email: form.email.trim() };
}

/**
 * `ui_locales` of OpenID Connect: language tags, the preferred first, with spaces between them; undefined where none is
 * named.
 */
export const readLocales = (query: unknown): string | undefined => Locales.parse(query).ui_locales;

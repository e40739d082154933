import { TICKET_LANGUAGES } from '@parterre/contract/choices/print-at-home-choices';
import type { UpdatePrintAtHomeSettings } from '@parterre/contract/print-at-home';
import type { Reader } from '#context.ts';
import { cultures } from '#db/schema/promoters/lookups.ts';
import { invalidField } from '#errors.ts';

/** Requires the languages of tickets and terms to be those of tickets or promoters. Throws INVALID. */
export async function requireLanguages(
  { db }: Pick<Reader, 'db'>,
  { languages, terms, prices = [] }: UpdatePrintAtHomeSettings,
  prefix = '',
): Promise<void> {
  const written = await db.select({ code: cultures.code }).from(cultures);
  const known = new Set<string>([...TICKET_LANGUAGES, ...written.map(({ code }) => code)]);
  const named = [
    ...(languages ?? []).map((code, at) => [`languages.${at}`, code] as const),
    ...listTerms(terms),
    ...prices.flatMap((price, at) => listTerms(price.terms, `prices.${at}.`)),
  ];
  const unknown = named.find(([, code]) => !known.has(code));
  if (unknown) throw invalidField(prefix + unknown[0], 'unknown', { message: 'No language has this code' });
}

const listTerms = (terms: UpdatePrintAtHomeSettings['terms'], prefix = '') =>
  Object.keys(terms ?? {}).map((code) => [`${prefix}terms.${code}`, code] as const);

import { TICKET_LANGUAGES } from '@parterre/contract/choices/print-at-home-choices';
import type { UpdatePrintAtHomeSettings } from '@parterre/contract/print-at-home';
import type { Reader } from '#context.ts';
import { cultures } from '#db/schema/promoters/lookups.ts';
import { invalidField } from '#errors.ts';

type Named = readonly [field: string, code: string];

/** Requires the languages of tickets and terms to be those of tickets or promoters. Throws INVALID. */
export function requireLanguages(
  reader: Pick<Reader, 'db'>,
  { languages, terms, prices = [] }: UpdatePrintAtHomeSettings,
  prefix = '',
): Promise<void> {
  const named: Named[] = [
    ...(languages ?? []).map((code, at): Named => [`languages.${at}`, code]),
    ...listTerms(terms),
    ...prices.flatMap((price, at) => listTerms(price.terms, `prices.${at}.`)),
  ];
  return requireKnown(
    reader,
    named.map(([field, code]) => [prefix + field, code]),
  );
}

/** Requires a language that was asked for to be one of tickets or promoters. Throws INVALID naming `languageCode`. */
export const requireLanguage = (reader: Pick<Reader, 'db'>, code: string): Promise<void> =>
  requireKnown(reader, [['languageCode', code]]);

async function requireKnown({ db }: Pick<Reader, 'db'>, named: readonly Named[]): Promise<void> {
  const written = await db.select({ code: cultures.code }).from(cultures);
  const known = new Set<string>([...TICKET_LANGUAGES, ...written.map(({ code }) => code)]);
  const unknown = named.find(([, code]) => !known.has(code));
  if (unknown) throw invalidField(unknown[0], 'unknown', { message: 'No language has this code' });
}

const listTerms = (terms: UpdatePrintAtHomeSettings['terms'], prefix = '') =>
  Object.keys(terms ?? {}).map((code): Named => [`${prefix}terms.${code}`, code]);

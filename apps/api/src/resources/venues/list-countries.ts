import type { listVenueCountries as endpoint } from '@parterre/contract/venues';
import type { AnswerOf } from '@parterre/contract/wire/endpoint';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { countries } from '../../db/schema/lookups.ts';
import { toSearchKey, toSearchWords, toTermWords } from '../search-key.ts';

/** Countries by name; a term finds a code or names with words that begin with it. */
export async function listVenueCountries(
  ctx: Context,
  { query }: Pick<VerbInput<typeof endpoint>, 'query'>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = (await ctx.db.select().from(countries)).sort((a, b) =>
    toSearchKey(a.name) < toSearchKey(b.name) ? -1 : 1,
  );
  const term = query.searchTerm ?? '';
  const wanted = toTermWords(term);
  const matches = (country: (typeof rows)[number]) => {
    const words = toSearchWords(country.name);
    const isNamed = wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
    return toSearchKey(country.code) === toSearchKey(term) || (wanted.length > 0 && isNamed);
  };
  return { items: term === '' ? rows : rows.filter(matches) };
}

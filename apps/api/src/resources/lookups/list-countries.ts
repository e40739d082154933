import type { listCountries as endpoint } from '@parterre/contract/lookups';
import type { AnswerOf } from '@parterre/contract/wire/endpoint';
import type { Context } from '../../context.ts';
import { countries } from '../../db/schema/lookups.ts';
import { toSearchKey } from '../search-key.ts';

/** Countries by name; the marks of a letter do not move it, as in `Åland Islands`. */
export async function listCountries(ctx: Context): Promise<AnswerOf<typeof endpoint>> {
  const rows = await ctx.db
    .select({
      code: countries.code,
      name: countries.name,
      currency: countries.currency,
      timeZones: countries.timeZones,
    })
    .from(countries);
  return { items: rows.sort((a, b) => (toSearchKey(a.name) < toSearchKey(b.name) ? -1 : 1)) };
}

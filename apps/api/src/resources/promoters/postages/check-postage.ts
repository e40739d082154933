import { inArray } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { countries } from '../../../db/schema/lookups.ts';
import { invalidField } from '../../../errors.ts';
import type { PostageRow } from '../../promoter-rows/present-promoter.ts';

type PostageFields = Pick<PostageRow, 'name' | 'amountMinor' | 'currency' | 'countryCodes' | 'isDefault'>;

/** The fields as they are stored, each country once. Throws INVALID naming the field. */
export async function checkPostage(
  change: Change,
  { name, amountMinor, currency, isDefault, countryCodes }: PostageFields,
): Promise<PostageFields> {
  return {
    name,
    amountMinor,
    currency,
    isDefault,
    countryCodes: await requireCountries(change, [...new Set(countryCodes)]),
  };
}

async function requireCountries(change: Change, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return codes;
  const rows = await change.db.select({ code: countries.code }).from(countries).where(inArray(countries.code, codes));
  const known = new Set(rows.map(({ code }) => code));
  if (codes.some((code) => !known.has(code)))
    throw invalidField('countryCodes', 'unknown', { message: 'No country has this code' });
  return codes.sort();
}

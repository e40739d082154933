import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Change } from '#context.ts';
import { cultures } from '#db/schema/promoters/lookups.ts';
import { invalidField } from '#errors.ts';

/**
 * Checks that the given texts are in known languages, and those of the needed fields also in the source language. Throws
 * INVALID for the field and language.
 */
export async function requireTexts(
  change: Pick<Change, 'db'>,
  texts: Readonly<Record<string, TextByCulture | undefined>>,
  sourceCulture: string,
  needed: readonly string[] = ['name'],
): Promise<void> {
  const known = new Set((await change.db.select({ code: cultures.code }).from(cultures)).map(({ code }) => code));
  for (const [field, byCulture = {}] of Object.entries(texts)) {
    const unknown = Object.keys(byCulture).find((culture) => !known.has(culture));
    if (unknown) throw invalidField(`${field}.${unknown}`, 'unknown', { message: 'No language has this code' });
  }
  const missing = needed.find((field) => texts[field] && !texts[field][sourceCulture]);
  if (missing) throw invalidField(`${missing}.${sourceCulture}`, 'required');
}

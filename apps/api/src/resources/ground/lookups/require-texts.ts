import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Change } from '#context.ts';
import { cultures } from '#db/schema/promoters/lookups.ts';
import { invalidField } from '#errors.ts';

/**
 * Checks that the given texts are in known languages, and the name also in the source language. Throws INVALID for the
 * field and language.
 */
export async function requireTexts(
  change: Pick<Change, 'db'>,
  texts: Readonly<Record<string, TextByCulture | undefined>> & { name?: TextByCulture | undefined },
  sourceCulture: string,
): Promise<void> {
  const known = new Set((await change.db.select({ code: cultures.code }).from(cultures)).map(({ code }) => code));
  for (const [field, byCulture = {}] of Object.entries(texts)) {
    const unknown = Object.keys(byCulture).find((culture) => !known.has(culture));
    if (unknown) throw invalidField(`${field}.${unknown}`, 'unknown', { message: 'No language has this code' });
  }
  if (texts.name && !texts.name[sourceCulture]) throw invalidField(`name.${sourceCulture}`, 'required');
}

import { REQUIRED, type TextByCulture } from '@parterre/contract/values';
import type { Change } from '../../context.ts';
import { cultures } from '../../db/schema/lookups.ts';
import { invalidField } from '../../errors.ts';

/**
 * Texts are written in languages there are, and the name in the one others are translated from. Throws INVALID naming
 * the language of the field.
 */
export async function requireTexts(
  change: Pick<Change, 'db'>,
  { name, ...others }: { name: TextByCulture } & Record<string, TextByCulture>,
  sourceCulture: string,
): Promise<void> {
  const known = new Set((await change.db.select({ code: cultures.code }).from(cultures)).map(({ code }) => code));
  for (const [field, texts] of Object.entries({ name, ...others })) {
    const unknown = Object.keys(texts).find((culture) => !known.has(culture));
    if (unknown) throw invalidField(`${field}.${unknown}`, 'No language has this code');
  }
  if (!name[sourceCulture]) throw invalidField(`name.${sourceCulture}`, REQUIRED);
}

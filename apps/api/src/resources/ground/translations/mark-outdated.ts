import type { OutdatedTexts, TextByCulture } from '@parterre/contract/wire/values';

export interface TextChange {
  /** Every translatable field with its texts, as stored before and as they will be stored. */
  before: Readonly<Record<string, TextByCulture>>;
  after: Readonly<Record<string, TextByCulture>>;
  /** The translations that were outdated before. */
  outdated: OutdatedTexts;
  /** The translations that the user has confirmed, per field. */
  confirmed?: OutdatedTexts | undefined;
  /** The language that the others are translated from. */
  sourceCulture: string;
}

/**
 * Lists the translations that are older than their source: those that did not change while the source text did, and
 * those that were outdated before, until they are changed or confirmed.
 */
export function markOutdated({ before, after, outdated, confirmed = {}, sourceCulture }: TextChange): OutdatedTexts {
  const fields = Object.entries(after).map(([field, texts]) => {
    const old = before[field] ?? {};
    const isSourceNew = (old[sourceCulture] ?? '') !== '' && old[sourceCulture] !== texts[sourceCulture];
    const cultures = Object.keys(texts).filter(
      (culture) =>
        culture !== sourceCulture &&
        texts[culture] === old[culture] &&
        !confirmed[field]?.includes(culture) &&
        (isSourceNew || outdated[field]?.includes(culture)),
    );
    return [field, cultures.sort()] as const;
  });
  return Object.fromEntries(fields.filter(([, cultures]) => cultures.length > 0));
}

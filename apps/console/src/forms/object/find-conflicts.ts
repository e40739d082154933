import { CULTURE_FORM } from '@parterre/contract/wire/patterns';
import { CONFIRMED_TEXTS } from '../translation/confirmed-texts.ts';

/** Excludes the confirmed texts, which cannot conflict. */
export type ConflictField<V> = Exclude<keyof V & string, typeof CONFIRMED_TEXTS>;

/**
 * Finds fields that both sides changed to different values. Values are compared deeply, texts by culture language by
 * language.
 */
export function findConflicts<V extends object>(base: V, mine: V, theirs: V): ConflictField<V>[] {
  return listFields(base).filter((field): field is ConflictField<V> => {
    if (field === CONFIRMED_TEXTS) return false;
    const texts = findTexts(base[field], mine[field], theirs[field]);
    if (!texts) return areInConflict(base[field], mine[field], theirs[field]);
    return texts.some(({ was, own, other }) => areInConflict(was, own, other));
  });
}

/** Returns my values, with their texts in the languages that I did not change. */
export function mergeTexts<V extends object>(base: V, mine: V, theirs: V): V {
  const merged = { ...mine };
  for (const field of listFields(base)) {
    const texts = findTexts(base[field], mine[field], theirs[field]);
    if (!texts?.some(({ was, own }) => was !== own)) continue;
    const kept = texts.map(({ culture, was, own, other }) => [culture, own === was ? other : own] as const);
    Object.assign(merged, { [field]: Object.fromEntries(kept) });
  }
  return merged;
}

/** Returns only the changed fields. */
export function pickChanged<V extends object>(base: V, mine: V): Partial<V> {
  const changed: Partial<V> = {};
  for (const field of listFields(base)) if (!isSame(base[field], mine[field])) changed[field] = mine[field];
  return changed;
}

/** Splits a text by culture into its languages, with the original and both sides; undefined for other values. */
function findTexts(base: unknown, mine: unknown, theirs: unknown) {
  if (!isTexts(base) || !isTexts(mine) || !isTexts(theirs)) return undefined;
  const cultures = new Set([base, mine, theirs].flatMap((texts) => Object.keys(texts)));
  return [...cultures].map((culture) => ({
    culture,
    was: base[culture] ?? '',
    own: mine[culture] ?? '',
    other: theirs[culture] ?? '',
  }));
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([culture, text]) => CULTURE_FORM.test(culture) && typeof text === 'string');

const areInConflict = (base: unknown, mine: unknown, theirs: unknown): boolean =>
  !isSame(base, mine) && !isSame(base, theirs) && !isSame(mine, theirs);

const listFields = <V extends object>(values: V) => Object.keys(values) as (keyof V & string)[];

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

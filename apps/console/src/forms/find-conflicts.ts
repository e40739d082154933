import { CONFIRMED_TEXTS } from './translation/confirmed-texts.ts';

/** Everything but what was looked at again: that cannot be in conflict. */
export type ConflictField<V> = Exclude<keyof V & string, typeof CONFIRMED_TEXTS>;

/** Fields that both sides changed, and not to the same; values are compared by what they hold. */
export function findConflicts<V extends object>(base: V, mine: V, theirs: V): ConflictField<V>[] {
  return listFields(base).filter(
    (field): field is ConflictField<V> =>
      field !== CONFIRMED_TEXTS &&
      !isSame(base[field], mine[field]) &&
      !isSame(base[field], theirs[field]) &&
      !isSame(mine[field], theirs[field]),
  );
}

/** The fields that are no longer as they were. */
export function pickChanged<V extends object>(base: V, mine: V): Partial<V> {
  const changed: Partial<V> = {};
  for (const field of listFields(base)) if (!isSame(base[field], mine[field])) changed[field] = mine[field];
  return changed;
}

const listFields = <V extends object>(values: V) => Object.keys(values) as (keyof V & string)[];

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

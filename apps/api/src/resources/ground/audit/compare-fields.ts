import { isDeepStrictEqual } from 'node:util';
import { rankField } from './rank-field.ts';

export type Leaf = string | number | boolean | null | (string | number)[];

/** A field with its value before and after; null where there was none. */
export interface FieldChange {
  field: string;
  before: Leaf;
  after: Leaf;
}

/** Fields that are not listed: they change with everything, mean nothing to people, or are counted elsewhere. */
const UNLISTED = new Set([
  'revision',
  'ordinal',
  'priceCount',
  'offerCodeCount',
  'isLinkedPrice',
  'seats',
  'places',
  'stock',
  'outdatedTexts',
  'followers',
]);

/** The field that gives a number its meaning. It is listed with its number even when it did not change. */
const NUMBER_OF: Readonly<Record<string, string>> = { 'link.kind': 'link.difference', effect: 'value' };

/**
 * Lists the fields that differ between two states of a thing, the most important first. Nested fields are written as
 * `link.kind`, texts by language as `name.de`. For a created or deleted thing, every field is listed. `ownId` is left
 * out.
 */
export function compareFields(before: unknown, after: unknown, ownId: string): FieldChange[] {
  const old = flatten(before);
  const current = flatten(after);
  const isShared = [...old.keys()].some((field) => current.has(field));
  if (old.size > 0 && current.size > 0 && !isShared) current.clear();
  const fields = [...new Set([...old.keys(), ...current.keys()])];
  const compare = (field: string): FieldChange => ({
    field,
    before: old.get(field) ?? null,
    after: current.get(field) ?? null,
  });
  const hasChanged = (field: string): boolean => !isSame(compare(field)) || !isSame(compare(NUMBER_OF[field] ?? field));
  return fields
    .filter(hasChanged)
    .map(compare)
    .filter((change) => String(change.before ?? change.after) !== ownId)
    .sort((a, b) => rankField(a.field) - rankField(b.field) || (a.field < b.field ? -1 : 1));
}

function flatten(value: unknown, prefix = '', fields = new Map<string, Leaf>()): Map<string, Leaf> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fields;
  for (const [key, part] of Object.entries(value)) {
    if (prefix === '' && UNLISTED.has(key)) continue;
    const leaf = toLeaf(part);
    if (leaf === undefined) flatten(part, `${prefix}${key}.`, fields);
    else fields.set(`${prefix}${key}`, leaf);
  }
  return fields;
}

/** Returns undefined for an object, whose parts are listed instead; for a list of objects, their price type ids. */
function toLeaf(value: unknown): Leaf | undefined {
  if (value === undefined || value === '') return null;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (!Array.isArray(value)) return undefined;
  const listed = value.flatMap((entry): (string | number)[] => {
    if (typeof entry === 'string' || typeof entry === 'number') return [entry];
    const id = typeof entry === 'object' && entry !== null && 'priceTypeId' in entry ? entry.priceTypeId : undefined;
    return typeof id === 'number' ? [id] : [];
  });
  return listed.length === 0 ? null : listed;
}

const isSame = ({ before, after }: FieldChange): boolean => isDeepStrictEqual(before, after);

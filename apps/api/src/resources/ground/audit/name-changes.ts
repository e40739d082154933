import { chooseText } from '#texts/choose-text.ts';
import type { FieldChange, Leaf } from './compare-fields.ts';
import type { ThingChange } from './list-changes.ts';

export const NAMED_KINDS = [
  'category',
  'venue',
  'tour',
  'campaign',
  'artist',
  'site',
  'taxRate',
  'group',
  'price',
  'hold',
] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** A stored name: one text, or one for each language. */
export type Name = string | Record<string, string>;
/** Names by kind and id. Deleted things have none. */
export type Names = ReadonlyMap<NamedKind, ReadonlyMap<number, Name>>;
export type NamedIds = Map<NamedKind, Set<number>>;

/** The kind of an id by the last part of its field. */
const KINDS: Readonly<Record<string, NamedKind>> = {
  categoryId: 'category',
  venueId: 'venue',
  tourId: 'tour',
  artistCampaignId: 'campaign',
  performingArtistIds: 'artist',
  partnerSiteIds: 'site',
  taxRateId: 'taxRate',
  priceGroupId: 'group',
  priceTypeId: 'price',
  priceTypeIds: 'price',
  order: 'price',
  holdId: 'hold',
};

/** A change as text for people: ids are replaced by names, and lists are separated by commas. */
export interface NamedChange {
  of?: string;
  field: string;
  before: string | null;
  after: string | null;
}

export function collectIds(changes: readonly FieldChange[]): NamedIds {
  const ids: NamedIds = new Map();
  for (const { field, before, after } of changes) {
    const kind = kindOf(field);
    if (kind === undefined) continue;
    const known = ids.get(kind) ?? new Set<number>();
    for (const value of [before, after].flat()) if (typeof value === 'number') known.add(value);
    ids.set(kind, known);
  }
  return ids;
}

/** Chooses names in the culture. An id without a known name becomes `#` and the id, because the thing may be gone. */
export function nameChange({ field, before, after, ...more }: ThingChange, names: Names, culture: string): NamedChange {
  const kind = kindOf(field);
  const known = kind && names.get(kind);
  const toText = (value: string | number | boolean): string => {
    if (kind === undefined || typeof value !== 'number') return String(value);
    const name = known?.get(value) ?? `#${value}`;
    return typeof name === 'string' ? name : chooseText(name, culture);
  };
  const format = (leaf: Leaf): string | null => {
    if (leaf === null) return null;
    return Array.isArray(leaf) ? leaf.map(toText).join(', ') : toText(leaf);
  };
  return { ...more, field, before: format(before), after: format(after) };
}

const kindOf = (field: string): NamedKind | undefined => KINDS[field.slice(field.lastIndexOf('.') + 1)];

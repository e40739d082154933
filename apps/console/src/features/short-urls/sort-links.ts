import type { ShortUrl } from '@parterre/contract/short-urls';
import type { TableUrlDefaults } from '#tables/url/table-url-state.ts';

export const LINK_SORTS = ['Created', 'Title', 'Address', 'Target', 'Visits', 'Active'] as const;
export type LinkSort = (typeof LINK_SORTS)[number];

export const LINK_LIST_DEFAULTS: TableUrlDefaults = {
  sortValues: LINK_SORTS,
  sort: 'Created',
  isDescending: true,
};

/** The links in the order of a column; equal ones newest first, as they come from the server. */
export function sortLinks(
  links: readonly ShortUrl[],
  { sort, isDescending }: { sort: string; isDescending: boolean },
  language: string,
): ShortUrl[] {
  const words = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const compare = COMPARE[LINK_SORTS.find((known) => known === sort) ?? 'Created'];
  const sign = isDescending ? -1 : 1;
  return [...links].sort((one, other) => sign * compare(one, other, words));
}

type Compare = (one: ShortUrl, other: ShortUrl, words: Intl.Collator) => number;

const COMPARE: Record<LinkSort, Compare> = {
  Created: (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
  Title: (one, other, words) => words.compare(one.title, other.title),
  Address: (one, other, words) => words.compare(one.slug, other.slug),
  Target: (one, other, words) => words.compare(one.targetUrl, other.targetUrl),
  Visits: (one, other) => one.visits - other.visits,
  Active: (one, other) => Number(one.isActive) - Number(other.isActive),
};

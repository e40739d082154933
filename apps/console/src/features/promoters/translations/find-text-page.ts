import { EVENT_ENTRIES, PAGE_ENTRIES } from '#pages/entries.ts';
import { paths } from '#pages/paths.ts';

/**
 * Returns a page that shows texts of a catalogue: its own page, the list of shows for pages of a show, otherwise the
 * start page.
 */
export function findTextPage(catalogue: string): string {
  const page = Object.entries(PAGE_ENTRIES).find(([slug]) => slug === catalogue)?.[1];
  if (page) return page.href;
  return catalogue in EVENT_ENTRIES ? paths.shows() : paths.root();
}

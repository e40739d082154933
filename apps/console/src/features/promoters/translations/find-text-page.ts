import { EVENT_ENTRIES, PAGE_ENTRIES } from '#pages/entries.ts';
import { paths } from '#pages/paths.ts';

/** Where the words of a catalogue stand: its page, the events for what every event has, else the start page. */
export function findTextPage(catalogue: string): string {
  const page = Object.entries(PAGE_ENTRIES).find(([slug]) => slug === catalogue)?.[1];
  if (page) return page.href;
  return catalogue in EVENT_ENTRIES ? paths.shows() : paths.root();
}

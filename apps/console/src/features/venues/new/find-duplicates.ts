import type { Venue } from '@parterre/contract/venues';

const MOST_SHOWN = 5;

/** Venues that may be the one being entered: the same town and the same name, or one name that contains the other. */
export function findDuplicates(venues: readonly Venue[], name: string, town: string): Venue[] {
  const wantedName = toKey(name);
  const wantedTown = toKey(town);
  if (wantedName === '' || wantedTown === '') return [];
  return venues
    .filter((venue) => {
      const own = toKey(venue.name);
      return toKey(venue.town) === wantedTown && (own.includes(wantedName) || wantedName.includes(own));
    })
    .slice(0, MOST_SHOWN);
}

const toKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

import type { Venue } from '@parterre/contract/venues';

const MOST_SHOWN = 5;

type Named = Pick<Venue, 'name' | 'town'>;

/**
 * Venues that may be the one being entered: the same town and the same name, or one name that contains the other. A venue
 * that is being changed has none while it keeps its name and town; neither itself nor what it was copied from is one.
 */
export function findDuplicates(venues: readonly Venue[], entered: Named, own?: Venue): Venue[] {
  const name = toKey(entered.name);
  const town = toKey(entered.town);
  if (name === '' || town === '' || (own && toKey(own.name) === name && toKey(own.town) === town)) return [];
  const isOther = ({ venueId }: Venue) => venueId !== own?.venueId && venueId !== own?.sourceVenueId;
  return venues
    .filter((venue) => {
      const known = toKey(venue.name);
      return isOther(venue) && toKey(venue.town) === town && (known.includes(name) || name.includes(known));
    })
    .slice(0, MOST_SHOWN);
}

const toKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

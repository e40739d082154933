import type { Permission } from '@parterre/contract/wire/permissions';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { sql } from 'drizzle-orm';
import { column } from '#db/column.ts';
import type { Row } from '#db/rows-of.ts';
import { nameZone } from '#time/zones.ts';

/** The filter of the whole page. Each part asks with `having` where the caller may read it. */
export interface Asked {
  regionId: number | undefined;
  /** The promoters of the request where the caller may do this. */
  having(permission: Permission): number[];
}

/** Enough to name an event and to lead to it; from `shows` with its venue joined. */
export const NAMED = {
  showCode: column.text('shows.show_code'),
  name: column.json<TextByCulture>('shows.name'),
  venueName: column.text('venues.name'),
  town: column.text('venues.town'),
  startsAtLocal: column.wallTime('shows.starts_at_local'),
  startsAt: column.instant('shows.starts_at'),
  timeZone: column.text('shows.time_zone'),
};

export const JOIN_VENUE = sql`join venues on venues.promoter_id = shows.promoter_id and venues.id = shows.venue_id`;

/** Takes the columns of NAMED for what the answer says; whatever else the row has stays. */
export function presentNamed<Named extends Row<typeof NAMED>>({ startsAt, timeZone, ...named }: Named) {
  return { ...named, zoneName: nameZone(startsAt, timeZone) };
}

/** One parameter for any number of ids, so that the text of the statement stays the same. */
export const anyOf = (ids: readonly number[]) => sql`any(${`{${ids.join(',')}}`}::int[])`;

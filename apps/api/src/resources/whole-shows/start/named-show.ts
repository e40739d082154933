import type { Permission } from '@parterre/contract/wire/permissions';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { sql } from 'drizzle-orm';
import { column, toArray } from '#db/column.ts';
import type { Row } from '#db/rows-of.ts';
import { nameZone } from '#time/zones.ts';

/** The filter of the whole page. Each part calls `having` for the promoters where the caller may read it. */
export interface StartFilter {
  regionId: number | undefined;
  /** Returns the promoters of the request at which the caller has the permission. */
  having(permission: Permission): number[];
}

/** The columns that are needed to name a show and to link to it, from `shows` with its venue joined. */
export const SHOW_NAME_COLUMNS = {
  showCode: column.text('shows.show_code'),
  name: column.json<TextByCulture>('shows.name'),
  venueName: column.text('venues.name'),
  town: column.text('venues.town'),
  startsAtLocal: column.wallTime('shows.starts_at_local'),
  startsAt: column.instant('shows.starts_at'),
  timeZone: column.text('shows.time_zone'),
};

export const JOIN_VENUE = sql`join venues on venues.promoter_id = shows.promoter_id and venues.id = shows.venue_id`;

/** Replaces SHOW_NAME_COLUMNS by the fields of the answer, and keeps the other columns of the row. */
export function presentNamed<Named extends Row<typeof SHOW_NAME_COLUMNS>>({ startsAt, timeZone, ...named }: Named) {
  return { ...named, zoneName: nameZone(startsAt, timeZone) };
}

/** Uses one parameter for any number of ids, so that the text of the statement stays the same. */
export const anyId = (ids: readonly number[]) => sql`any(${toArray(ids)}::int[])`;

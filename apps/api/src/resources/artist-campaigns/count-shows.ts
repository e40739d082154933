import { type SQL, sql } from 'drizzle-orm';
import { shows } from '../../db/schema/shows.ts';
import type { Actor } from '../../identity/actor.ts';
import { coveredShows } from '../../identity/covered-shows.ts';

/** The counts of the shows of a tour or a campaign; only shows the actor sees count. */
export interface ShowCounts {
  showCount: SQL<number>;
  firstShowOn: SQL<string | null>;
  lastShowOn: SQL<string | null>;
  /** The next one that is not cancelled. */
  nextShowOn: SQL<string | null>;
}

/** `ofShows` ties the shows to the row around: its promoter and its id. */
export function countShows({ actor, now }: { actor: Actor; now: Date }, ofShows: SQL): ShowCounts {
  const seen = sql`from ${shows} where ${ofShows} and ${coveredShows(actor) ?? sql`true`}`;
  const isAhead = sql`${shows.startsAt} >= ${now.toISOString()}::timestamptz and ${shows.status} <> 'CANCELLED'`;
  return {
    showCount: sql<number>`(select count(*)::int ${seen})`.mapWith(Number),
    firstShowOn: sql`(select min(${shows.startsOn})::text ${seen})`,
    lastShowOn: sql`(select max(${shows.startsOn})::text ${seen})`,
    nextShowOn: sql`(select min(${shows.startsOn})::text ${seen} and ${isAhead})`,
  };
}

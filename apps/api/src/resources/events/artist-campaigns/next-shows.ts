import { and, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { toArray } from '#db/column.ts';
import { shows } from '#db/schema/events/shows.ts';
import type { Actor } from '#identity/actor.ts';
import { seenShows } from '#resources/ground/show-rows/sold-in.ts';

/** The day of the next show of the joined row; null when there is none. */
export const nextShowOn: SQL = sql`next_shows.next_show_on`;

/**
 * Joins the day of the next show of every tour or campaign, for sorting. It covers only shows that the actor sees, of
 * the region if one is given, and that are not cancelled. Materialised, because a database without statistics would
 * read it again for every row.
 */
export const joinNextShows = (
  { actor, now, promoterIds }: Pick<Context, 'actor' | 'now' | 'promoterIds'>,
  owner: typeof shows.tourId | typeof shows.artistCampaignId,
  regionId: number | undefined,
): SQL =>
  sql`(with found as materialized (
    select ${shows.promoterId} as promoter_id, ${owner} as owner_id, min(${shows.startsOn})::text as next_show_on
    from ${shows}
    where ${shows.promoterId} = any(${toArray(promoterIds)}::int[]) and ${owner} is not null
      and ${shows.startsAt} >= ${now.toISOString()}::timestamptz and ${shows.status} <> 'CANCELLED'
      and ${seenShows(actor, regionId) ?? sql`true`}
    group by 1, 2
  ) select * from found) next_shows`;

/** Counts of the shows of a tour or a campaign that the actor sees. */
interface ShowCounts {
  showCount: SQL<number>;
  firstShowOn: SQL<string | null>;
  lastShowOn: SQL<string | null>;
  /** The day of the next show that is not cancelled. */
  nextShowOn: SQL<string | null>;
}

/**
 * `ofShows` joins the shows to the outer row by promoter and id. With a region, only the shows that are sold there count.
 */
export function countShows(
  { actor, now }: { actor: Actor; now: Date },
  ofShows: SQL,
  regionId: number | undefined,
): ShowCounts {
  const seen = sql`from ${shows} where ${ofShows} and ${seenShows(actor, regionId) ?? sql`true`}`;
  const isAhead = sql`${shows.startsAt} >= ${now.toISOString()}::timestamptz and ${shows.status} <> 'CANCELLED'`;
  return {
    showCount: sql<number>`(select count(*)::int ${seen})`.mapWith(Number),
    firstShowOn: sql`(select min(${shows.startsOn})::text ${seen})`,
    lastShowOn: sql`(select max(${shows.startsOn})::text ${seen})`,
    nextShowOn: sql`(select min(${shows.startsOn})::text ${seen} and ${isAhead})`,
  };
}

interface ShowDays {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  regionId?: number | undefined;
}

/** Matches rows with a show that the actor sees, of the region, between these days; undefined without any day. */
export const matchShowDays = (actor: Actor, ofShows: SQL, { dateFrom, dateTo, regionId }: ShowDays): SQL | undefined =>
  dateFrom || dateTo
    ? sql`exists (select 1 from ${shows} where ${and(
        ofShows,
        seenShows(actor, regionId),
        dateFrom ? sql`${shows.startsOn} >= ${dateFrom}` : undefined,
        dateTo ? sql`${shows.startsOn} <= ${dateTo}` : undefined,
      )})`
    : undefined;

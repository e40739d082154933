import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { shows } from '../../db/schema/shows.ts';
import type { Actor } from '../../identity/actor.ts';
import { coveredShows } from '../../identity/covered-shows.ts';

/**
 * Which tours or campaigns narrow memberships cover: those with a show they cover. `ofShows` says which shows are of
 * one. undefined when every membership covers its whole promoter.
 */
export function coveredByShows(actor: Actor, promoterId: PgColumn, ofShows: SQL): SQL | undefined {
  const covered = coveredShows(actor);
  if (!covered) return undefined;
  const whole = actor.memberships.filter(({ scope }) => scope === 'promoter').map((own) => own.promoterId);
  return or(
    inArray(promoterId, whole),
    sql`exists (select 1 from ${shows} where ${shows.promoterId} = ${promoterId} and ${ofShows} and ${covered})`,
  );
}

import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Change } from '#context.ts';
import { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { shows } from '#db/schema/events/shows.ts';
import { AppError, fieldError, invalidField, notFound } from '#errors.ts';
import type { Actor } from '#identity/actor.ts';
import { coveredShows } from '#identity/covered-shows.ts';

export type CampaignRow = typeof artistCampaigns.$inferSelect;

/** Locks the row until the change ends. Throws NOT_FOUND. */
export async function lockCampaign(change: Change, promoterId: number, artistCampaignId: number): Promise<CampaignRow> {
  const [campaign] = await change.db
    .select()
    .from(artistCampaigns)
    .where(and(eq(artistCampaigns.promoterId, promoterId), eq(artistCampaigns.id, artistCampaignId)))
    .for('no key update');
  if (!campaign) throw notFound();
  return campaign;
}

/** Throws INVALID for `artistCampaignId` unless the campaign belongs to the promoter. */
export async function requireOwnCampaign(
  change: Change,
  promoterId: number,
  artistCampaignId: number | null | undefined,
): Promise<void> {
  if (artistCampaignId === null || artistCampaignId === undefined) return;
  const found = await change.db
    .select({ id: artistCampaigns.id })
    .from(artistCampaigns)
    .where(and(eq(artistCampaigns.promoterId, promoterId), eq(artistCampaigns.id, artistCampaignId)));
  if (found.length === 0)
    throw invalidField('artistCampaignId', 'unknown', { message: 'No campaign of the promoter has this id' });
}

/** Throws NAME_TAKEN when another campaign of the promoter has the same name. */
export async function requireFreeCampaignName(
  change: Change,
  { promoterId, id, nameKey }: Pick<CampaignRow, 'promoterId' | 'id' | 'nameKey'>,
  culture: string,
): Promise<void> {
  const taken = await change.db
    .select({ id: artistCampaigns.id })
    .from(artistCampaigns)
    .where(
      and(eq(artistCampaigns.promoterId, promoterId), eq(artistCampaigns.nameKey, nameKey), ne(artistCampaigns.id, id)),
    );
  if (taken.length > 0)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError(`name.${culture}`, 'campaignNameTaken')],
    });
}

/**
 * The tours or campaigns that limited memberships cover: those with a covered show. `ofShows` is the condition that a
 * show belongs to one. Undefined when every membership covers its whole promoter.
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

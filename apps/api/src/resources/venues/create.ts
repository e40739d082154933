import type { createVenue as endpoint, Venue } from '@parterre/contract/venues';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import { type Change, type Context, requirePromoterId } from '../../context.ts';
import { venues } from '../../db/schema/venues.ts';
import { AppError, notFound } from '../../errors.ts';
import { findMembership } from '../../identity/actor.ts';
import { newId } from '../../ids.ts';
import { requireCatalogueVenue } from './copy-catalogue-venue.ts';
import { copyPlans } from './copy-plans.ts';
import { insertVenue } from './insert-venue.ts';
import { presentVenue, selectVenues } from './select-venues.ts';

/** Creates a venue, with the plans of a catalogue venue when it is a copy. Throws NAME_TAKEN, NOT_FOUND. */
export function createVenue(ctx: Context, { body }: Pick<VerbInput<typeof endpoint>, 'body'>): Promise<Venue> {
  return ctx.change('venue.create', async (change) => {
    const promoterId = requirePromoterId(change);
    requireWholePromoter(change, promoterId);
    const source = body.sourceVenueId === null ? undefined : await requireCatalogueVenue(change, body.sourceVenueId);
    const { promoterCode: _, ...fields } = body;
    const venue = await insertVenue(change, { ...fields, promoterId, id: newId() });
    if (source) await copyPlans(change, source, venue);
    const answer = await readOwnVenue(change, promoterId, venue.id);
    return {
      answer,
      promoterId,
      object: 'venue',
      objectId: venue.id,
      after: answer,
      revision: venue.revision,
    };
  });
}

/** Who works for some venues only could not see the new one. */
function requireWholePromoter(change: Change, promoterId: number): void {
  const scope = findMembership(change.actor, promoterId)?.scope;
  if (scope === 'promoter') return;
  throw new AppError('FORBIDDEN', { details: { permission: change.permission } });
}

async function readOwnVenue(change: Change, promoterId: number, venueId: number): Promise<Venue> {
  const [row] = await selectVenues(change).where(and(eq(venues.promoterId, promoterId), eq(venues.id, venueId)));
  if (!row) throw notFound();
  return presentVenue(row);
}

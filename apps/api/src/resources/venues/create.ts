import type { createVenue as endpoint, Venue } from '@parterre/contract/venues';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../ids.ts';
import { requireWholePromoter } from '../promoters/require-whole-promoter.ts';
import { copyPlans } from '../seating-plans/copy-plans.ts';
import { requireCatalogueVenue } from './copy-catalogue-venue.ts';
import { insertVenue } from './insert-venue.ts';
import { readOwnVenue } from './read.ts';

/**
 * Creates a venue, with the plans of a catalogue venue when it is a copy. Throws NAME_TAKEN, NOT_FOUND.
 * Needs `venue:create`.
 */
export function createVenue(ctx: Context, { body }: Pick<VerbInput<typeof endpoint>, 'body'>): Promise<Venue> {
  return ctx.change('venue.create', async (change) => {
    const promoterId = requireWholePromoter(change);
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

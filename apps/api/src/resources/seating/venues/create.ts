import * as endpoints from '@parterre/contract/venues';
import { newId } from '#ids.ts';
import { requireWholePromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import { copyPlans } from '../seating-plans/copy-plans.ts';
import { requireCatalogueVenue } from './copy-catalogue-venue.ts';
import { insertVenue } from './insert-venue.ts';
import { readOwnVenue } from './read.ts';

/**
 * Creates a venue, with the plans of a catalogue venue when it is a copy. Throws NAME_TAKEN, NOT_FOUND. Needs
 * `venue:create`.
 */
export const createVenue = verb(endpoints.createVenue, (ctx, { body }) =>
  ctx.change('venue.create', async (change) => {
    const promoterId = requireWholePromoter(change);
    const source = body.sourceVenueId === null ? undefined : await requireCatalogueVenue(change, body.sourceVenueId);
    const { promoterCode: _, ...fields } = body;
    const venue = await insertVenue(change, { ...fields, promoterId, id: newId() });
    if (source) await copyPlans(change, source, venue);
    const answer = await readOwnVenue(change, promoterId, venue.id);
    return {
      answer,
      promoterId,
      objectId: venue.id,
      after: answer,
      revision: venue.revision,
    };
  }),
);

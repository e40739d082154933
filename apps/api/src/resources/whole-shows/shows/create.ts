import * as endpoints from '@parterre/contract/shows/set-up';
import { type Change, requirePromoterId } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { requireWholeMembership } from '#identity/require-permission.ts';
import { newId } from '#ids.ts';
import { toSortKey } from '#lists/search-key.ts';
import { requireOwnCampaign } from '#resources/events/artist-campaigns/campaign-rows.ts';
import { resolveTimes } from '#resources/ground/show-rows/resolve-times.ts';
import { makeSortKey } from '#resources/ground/show-rows/sort-keys.ts';
import { writeCapacity } from '#resources/ground/show-rows/write-capacity.ts';
import { writeWords } from '#resources/ground/show-rows/write-words.ts';
import { sanitiseRichText } from '#resources/ground/translations/sanitise-rich-text.ts';
import { requireGeometry } from '#resources/seating/seating-plans/read-geometry.ts';
import { createAllocation } from '#resources/seating/seats/create-allocation.ts';
import { type VerbInput, verb } from '#verb.ts';
import { readShow } from './read.ts';
import { requireCultures, requireLookups, requireShowVenue, requireTour } from './require-lookups.ts';
import { choosePlan } from './seating/choose-plan.ts';
import { takeShowCode } from './take-show-code.ts';

type CreateBody = VerbInput<typeof endpoints.createShow>['body'];

/**
 * Creates a show at a venue. It starts PENDING and freezes the current version of the plan. Throws PLAN_NOT_SELECTABLE,
 * TIME_IN_GAP, TIME_IN_OVERLAP, NAME_TAKEN when an own venue has the name of the catalogue's. Needs `show:write`.
 */
export const createShow = verb(endpoints.createShow, (ctx, { body }) =>
  ctx.change('show.create', async (change) => {
    const { promoterCode: _, overlap, seatingPlanId, ...fields } = body;
    const promoterId = requirePromoterId(change);
    requireWholeMembership(change, promoterId);
    const artistCampaignId = await requireReferences(change, promoterId, body);
    const venue = await requireShowVenue(change, promoterId, fields.venueId);
    const isReserved = fields.seating === 'RESERVED';
    const place = { venue, tourId: fields.tourId };
    const plan = await choosePlan(change, place, seatingPlanId === undefined && !isReserved ? null : seatingPlanId);
    const id = newId();
    const row = {
      ...fields,
      ...resolveTimes(fields, venue.timeZone, { overlap }),
      artistCampaignId,
      promoterId,
      id,
      venueId: venue.id,
      description: sanitiseRichText(fields.description),
      terms: sanitiseRichText(fields.terms),
      outdatedTexts: {},
      showCode: await takeShowCode(change, promoterId, id),
      sortKey: await makeSortKey(change, { ...fields, promoterId }),
      venueKey: toSortKey(venue.name),
      status: 'PENDING' as const,
      planId: plan?.planId ?? null,
      planVersionId: plan?.planVersionId ?? null,
      createdAt: change.now,
    };
    await change.db.insert(shows).values(row);
    await writeWords(change, row, venue);
    if (plan && isReserved) {
      await createAllocation(change, row, await requireGeometry(change, plan.planVersionId));
      await writeCapacity(change, row);
    }
    const answer = await readShow(change, row.showCode);
    return {
      answer,
      show: row,
      objectId: row.showCode,
      after: { name: row.name, venue: venue.name, startsAtLocal: row.startsAtLocal, seats: answer.seatCount },
      revision: answer.revision,
    };
  }),
);

/**
 * Throws INVALID for anything unknown that a new show names. Returns its campaign: the given one, otherwise the tour's.
 */
async function requireReferences(change: Change, promoterId: number, body: CreateBody): Promise<number | null> {
  await requireLookups(change, body);
  await requireCultures(change, body, body.defaultCulture);
  await requireOwnCampaign(change, promoterId, body.artistCampaignId);
  const tour = await requireTour(change, promoterId, body.tourId);
  return body.artistCampaignId === undefined ? tour.artistCampaignId : body.artistCampaignId;
}

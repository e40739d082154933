import * as endpoints from '@parterre/contract/shows/duplicate';
import type { Change } from '#context.ts';
import { fieldError, refusal } from '#errors.ts';
import { requireWholeMembership } from '#identity/require-permission.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requireGeometry } from '#resources/seating/seating-plans/read-geometry.ts';
import { verb } from '#verb.ts';
import { followTour, requireShowVenue } from '../require-lookups.ts';
import { choosePlan, findPlan, type PlanPlace } from '../seating/choose-plan.ts';
import { chooseHolds, choosePartsOf, refuseTooManyCodes } from './choose-parts.ts';
import { draftShows } from './draft-shows.ts';
import { readContents } from './read-contents.ts';
import { reportCopy } from './report-copy.ts';
import { type CopyJob, writeCopies } from './write-copies.ts';

/**
 * Creates one or many PENDING shows from another one, with the chosen parts; orders, baskets and usage are never
 * copied. One change creates them all, with a first entry in the history of each. Throws INVALID, TIME_IN_GAP and
 * TIME_IN_OVERLAP naming the date, RULE_BROKEN for a tour that does not have the plan of the seats and for more than
 * 50,000 codes, FORBIDDEN for users who work for a partner site only. Needs `show:write`.
 */
export const duplicateShow = verb(endpoints.duplicateShow, (ctx, { params, body }) =>
  ctx.change('show.duplicate', async (change) => {
    const source = await lockShow(change, params.showCode);
    requireWholeMembership(change, source.promoterId);
    const parts = choosePartsOf(body.copy);
    const tourId = body.tourId === undefined ? source.tourId : body.tourId;
    const artistCampaignId = await followTour(change, source, tourId);
    const venue = await requireShowVenue(change, source.promoterId, source.venueId);
    const contents = await readContents(change, source);
    refuseTooManyCodes(contents, parts, body.dates.length);
    const job = { source, venue, contents, parts, holds: chooseHolds(contents, parts) };
    const place = { venue, tourId };
    const plan = await planCopy(change, source, place, parts.has('allocation'));
    const capacity = await countPlaces(change, job, plan.planVersionId);
    const columns = { ...plan, artistCampaignId, capacity, ...lastOrdinals(job) };
    const copies = await draftShows(change, source, body.dates, { place, columns, hasTexts: parts.has('texts') });
    await writeCopies(change, job, copies);
    const report = reportCopy(source, contents, parts, job.holds.length);
    for (const copy of copies) recordCopy(change, job, copy);
    return {
      answer: { items: copies.map(presentCopy), ...report },
      show: source,
      objectId: source.showCode,
      after: { name: source.name, events: copies.length, showCodes: copies.map(({ showCode }) => showCode), ...report },
    };
  }),
);

type CopiedPlan = Pick<ShowRow, 'planId' | 'planVersionId'>;

/**
 * Returns the plan of new shows copied from another one: the same version when its seats are copied, otherwise the
 * current one. Throws RULE_BROKEN when seats should be copied to a tour that does not have their plan.
 */
async function planCopy(change: Change, source: ShowRow, place: PlanPlace, keepsSeats: boolean): Promise<CopiedPlan> {
  const { planId, planVersionId } = source;
  const own = { planId, planVersionId };
  if (planId === null) return own;
  const isSameTour = place.tourId === source.tourId;
  if (keepsSeats && isSameTour) return own;
  const current = await findPlan(change, place, planId);
  if (current) return keepsSeats ? own : current;
  if (keepsSeats)
    throw refusal('RULE_BROKEN', 'copied-tour-without-plan', { seatingPlanId: planId, tourId: place.tourId }, [
      fieldError('tourId', 'copiedTourWithoutPlan'),
    ]);
  return isSameTour ? own : ((await choosePlan(change, place, undefined)) ?? { planId: null, planVersionId: null });
}

/** Counts the seats of the plan and the places of unseated price types. */
async function countPlaces(
  change: Change,
  { source, contents, parts }: CopyJob,
  planVersionId: number | null,
): Promise<number> {
  const hasSeats = source.seating === 'RESERVED' && planVersionId !== null;
  const seats = hasSeats ? (await requireGeometry(change, planVersionId)).seatCount : 0;
  const unseated = parts.has('prices') ? contents.prices.filter((price) => !price.isSeated) : [];
  return unseated.reduce((total, { allocation }) => total + allocation, seats);
}

/** Price types and holds keep their ordinals, so the next ones follow after them. */
function lastOrdinals({ contents, parts, holds }: CopyJob): Pick<ShowRow, 'lastPriceOrdinal' | 'lastHoldOrdinal'> {
  const lastOf = (rows: readonly { ordinal: number }[]) => Math.max(0, ...rows.map(({ ordinal }) => ordinal));
  return {
    lastPriceOrdinal: parts.has('prices') ? lastOf(contents.prices) : 0,
    lastHoldOrdinal: lastOf(holds),
  };
}

/** Starts the history of a new show with its copy. */
function recordCopy(change: Change, { source, venue }: CopyJob, copy: ShowRow): void {
  change.recordPart('show.create', {
    show: copy,
    objectId: copy.showCode,
    after: {
      name: copy.name,
      venue: venue.name,
      startsAtLocal: copy.startsAtLocal,
      seats: copy.capacity,
      copiedFrom: source.showCode,
    },
    hasOwnEntry: true,
  });
}

const presentCopy = ({ showCode, startsAtLocal, startsAt }: ShowRow) => ({
  showCode,
  startsAtLocal,
  startsAt: startsAt.toISOString(),
});

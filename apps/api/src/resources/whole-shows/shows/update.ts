import * as endpoints from '@parterre/contract/shows/set-up';
import type { OutdatedTexts } from '@parterre/contract/wire/values';
import { requireRevision } from '#context/require-revision.ts';
import { withoutUndefined } from '#context/without-undefined.ts';
import type { Change } from '#context.ts';
import { AppError, fieldError, refusal } from '#errors.ts';
import { toSortKey } from '#lists/search-key.ts';
import { requireOwnCampaign } from '#resources/events/artist-campaigns/campaign-rows.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { resolveTimes } from '#resources/ground/show-rows/resolve-times.ts';
import { makeSortKey } from '#resources/ground/show-rows/sort-keys.ts';
import { markOutdated } from '#resources/ground/translations/mark-outdated.ts';
import { sanitiseRichText } from '#resources/ground/translations/sanitise-rich-text.ts';
import type { VenueRow } from '#resources/ground/venue-rows/require-venue.ts';
import { type VerbInput, verb } from '#verb.ts';
import { describeShowChange } from './describe-show-change.ts';
import { readShow } from './read.ts';
import { requireCultures, requireLookups, requireShowVenue } from './require-lookups.ts';
import { requireStatusChange } from './require-status-change.ts';
import { planNextSeats } from './seating/plan-next-seats.ts';
import { rebuildSeats, requireConfirmedSeats } from './seating/rebuild-seats.ts';
import { answerUnchanged, isUnchanged, writeShow } from './write-show.ts';

type ShowPatch = VerbInput<typeof endpoints.updateShow>['body'];

/**
 * Changes a show; absent fields stay. Throws STALE, HAS_ORDERS for another venue, plan or seating once it has orders,
 * CURRENCY_FIXED, STATUS_CHANGE_REFUSED with what is missing, TIME_IN_GAP, TIME_IN_OVERLAP, PLAN_NOT_SELECTABLE,
 * CONFLICT for another number of seats than the user confirmed, RULE_BROKEN for another time or venue of a show that is
 * on sale, NAME_TAKEN when an own venue has the name of the catalogue's. Needs `show:write`.
 */
export const updateShow = verb(endpoints.updateShow, (ctx, { params, body }) =>
  ctx.change('show.update', async (change) => {
    const before = await lockShow(change, params.showCode);
    requireRevision(change, before);
    await requireReferences(change, before, body);
    const venue = await requireShowVenue(change, before.promoterId, body.venueId ?? before.venueId);
    const patched = await applyPatch(change, before, venue, body);
    requireUnmoved(before, patched);
    const seats = await planNextSeats(change, before, { venue, tourId: before.tourId }, body);
    const after = { ...patched, ...seats.columns };
    if (!seats.isRebuilt && isUnchanged(before, after)) {
      requireConfirmedSeats(body.removesSeats, undefined);
      return answerUnchanged(change, before);
    }
    await writeShow(change, before, after, venue);
    const removed = seats.isRebuilt ? await rebuildSeats(change, before, after) : undefined;
    requireConfirmedSeats(body.removesSeats, removed);
    await requireStatusChange(change, after, before.status);
    const answer = await readShow(change, before.showCode);
    return {
      answer,
      show: before,
      objectId: before.showCode,
      ...(await describeShowChange(change, before, after, removed && { ...removed, seats: answer.seatCount })),
      reason: body.reason,
      revision: after.revision,
    };
  }),
);

async function requireReferences(change: Change, before: ShowRow, body: ShowPatch): Promise<void> {
  if (body.currency !== undefined && body.currency !== before.currency && before.hasOrders)
    throw new AppError('CURRENCY_FIXED', { details: { currency: before.currency } });
  await requireLookups(change, body);
  await requireOwnCampaign(change, before.promoterId, body.artistCampaignId);
  const { name, description, terms, defaultCulture } = { ...before, ...withoutUndefined(body) };
  if (body.name || body.description || body.terms || body.defaultCulture)
    await requireCultures(change, { name, description, terms }, defaultCulture);
}

async function applyPatch(change: Change, before: ShowRow, venue: VenueRow, patch: ShowPatch): Promise<ShowRow> {
  const { overlap, reason: _, seatingPlanId: __, confirmedTexts, removesSeats: ___, ...columns } = patch;
  const merged = {
    ...before,
    ...withoutUndefined(columns),
    revision: before.revision + 1,
    venueId: venue.id,
    venueKey: toSortKey(venue.name),
  };
  const timeZone = venue.id === before.venueId ? before.timeZone : venue.timeZone;
  const row = {
    ...merged,
    ...resolveTimes(merged, timeZone, { overlap, before }),
    ...applyTexts(before, merged, confirmedTexts),
  };
  return { ...row, sortKey: await makeSortKey(change, row) };
}

/** Buyers may rely on time and place of a show once it was on sale, so that only `move` changes them, with a reason. */
function requireUnmoved(before: ShowRow, after: ShowRow): void {
  if (before.status === 'PENDING') return;
  const field =
    before.venueId !== after.venueId
      ? 'venueId'
      : before.startsAtLocal !== after.startsAtLocal || before.startsAt.getTime() !== after.startsAt.getTime()
        ? 'startsAtLocal'
        : undefined;
  if (field)
    throw refusal('RULE_BROKEN', 'event-moves', { status: before.status, call: 'moveShow' }, [
      fieldError(field, 'eventMoves'),
    ]);
}

type ShowTexts = Pick<ShowRow, 'name' | 'description' | 'terms' | 'outdatedTexts' | 'defaultCulture'>;

/**
 * Returns the texts of a show as they are stored: sanitised rich texts, and the translations that are older than their
 * source.
 */
function applyTexts(
  before: ShowTexts,
  after: ShowTexts,
  confirmed: OutdatedTexts | undefined,
): Pick<ShowRow, 'name' | 'description' | 'terms' | 'outdatedTexts'> {
  const texts = {
    name: after.name,
    description: sanitiseRichText(after.description),
    terms: sanitiseRichText(after.terms),
  };
  const outdatedTexts = markOutdated({
    before: { name: before.name, description: before.description, terms: before.terms },
    after: texts,
    outdated: before.outdatedTexts,
    confirmed,
    sourceCulture: after.defaultCulture,
  });
  return { ...texts, outdatedTexts };
}

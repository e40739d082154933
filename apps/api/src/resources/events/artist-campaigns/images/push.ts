import * as endpoints from '@parterre/contract/artist-campaigns';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { type Change, requirePromoterId } from '#context.ts';
import { images } from '#db/schema/events/images.ts';
import { shows } from '#db/schema/events/shows.ts';
import { notFound } from '#errors.ts';
import { coveredShows } from '#identity/covered-shows.ts';
import { type ImageRow, ofOwner } from '#resources/ground/images/read.ts';
import { describeImage, dropFiles, writeRows } from '#resources/ground/images/write-image.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { toSaleState } from '#resources/ground/show-rows/to-sale-state.ts';
import { verb } from '#verb.ts';
import { type CampaignRow, lockCampaign } from '../campaign-rows.ts';

type Pushed = z.output<typeof endpoints.PushedImage>;
type Outcome = Pick<Pushed, 'result' | 'reason'>;

/**
 * Copies the campaign's picture of one size to all of its shows that the actor may see, in one transaction. Shows that
 * are over or cancelled refuse it, with the reason. Throws NOT_FOUND when the campaign has no picture of this size.
 * Needs `campaign:write`.
 */
export const pushArtistCampaignImage = verb(endpoints.pushArtistCampaignImage, (ctx, { params, query }) =>
  ctx.change('image.push', async (change) => {
    const campaign = await lockCampaign(change, requirePromoterId(change), params.artistCampaignId);
    const source = await shareImage(change, campaign, query.mediaType);
    const events = await lockEvents(change, campaign);
    const before = await lockImages(change, campaign.promoterId, events, source.mediaType);
    const outcomes = events.map((show) => ({ show, ...decide(show, source, before.get(show.id), change.now) }));
    const taken = outcomes.filter(({ result }) => result === 'added' || result === 'replaced').map(({ show }) => show);
    await writeRows(
      change,
      taken.map((show) => ({ ...source, ownerKind: 'show', ownerId: show.id, updatedAt: change.now })),
    );
    const replaced = taken.flatMap(({ id }) => before.get(id)?.fileKey ?? []);
    await dropFiles(change, campaign.promoterId, replaced);
    for (const show of taken) recordPush(change, show, source, before.get(show.id));
    return {
      answer: { items: outcomes.toSorted(byStart).map(present) },
      promoterId: campaign.promoterId,
      object: 'artist-campaign',
      objectId: campaign.id,
      after: describeImage(source),
    };
  }),
);

/** Share-locks the picture until the change ends, so that a removal waits and the file stays for the copies. */
async function shareImage(
  change: Change,
  { promoterId, id }: CampaignRow,
  mediaType: ImageRow['mediaType'],
): Promise<ImageRow> {
  const [row] = await change.db
    .select()
    .from(images)
    .where(and(ofOwner({ promoterId, ownerKind: 'artist-campaign', ownerId: id }), eq(images.mediaType, mediaType)))
    .for('share');
  if (!row) throw notFound('The campaign has no picture of this size.');
  return row;
}

/** Locks in the order of ids, so that two changes of many shows cannot deadlock. */
function lockEvents(change: Change, { promoterId, id }: CampaignRow): Promise<ShowRow[]> {
  return change.db
    .select()
    .from(shows)
    .where(and(eq(shows.promoterId, promoterId), eq(shows.artistCampaignId, id), coveredShows(change.actor)))
    .orderBy(asc(shows.id))
    .for('no key update');
}

async function lockImages(
  change: Change,
  promoterId: number,
  events: readonly ShowRow[],
  mediaType: ImageRow['mediaType'],
): Promise<Map<number, ImageRow>> {
  if (events.length === 0) return new Map();
  const ids = events.map(({ id }) => id);
  const rows = await change.db
    .select()
    .from(images)
    .where(
      and(
        eq(images.promoterId, promoterId),
        eq(images.ownerKind, 'show'),
        inArray(images.ownerId, ids),
        eq(images.mediaType, mediaType),
      ),
    )
    .orderBy(asc(images.ownerId))
    .for('update');
  return new Map(rows.map((row) => [row.ownerId, row]));
}

function decide(show: ShowRow, source: ImageRow, before: ImageRow | undefined, now: Date): Outcome {
  if (show.status === 'CANCELLED') return { result: 'refused', reason: 'CANCELLED' };
  if (toSaleState(show, 0, now) === 'ENDED') return { result: 'refused', reason: 'ENDED' };
  if (!before) return { result: 'added' };
  return { result: before.fileKey === source.fileKey ? 'unchanged' : 'replaced' };
}

const recordPush = (change: Change, show: ShowRow, source: ImageRow, before: ImageRow | undefined) =>
  change.recordPart('image.put', {
    show,
    object: 'show',
    objectId: show.id,
    before: before && describeImage(before),
    after: describeImage(source),
    hasOwnEntry: true,
  });

const byStart = (a: { show: ShowRow }, b: { show: ShowRow }) =>
  a.show.startsAt.getTime() - b.show.startsAt.getTime() || a.show.id - b.show.id;

const present = ({ show, result, reason }: Outcome & { show: ShowRow }): Pushed => ({
  showCode: show.showCode,
  name: show.name,
  startsAtLocal: show.startsAtLocal,
  result,
  ...(reason ? { reason } : {}),
});

import { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { tourPlans, tours } from '#db/schema/events/tours.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { TestApi } from '../support/test-api.ts';

const createdAt = new Date('2026-01-01T12:00:00Z');

/** Inserts a campaign without the verbs. */
export async function insertCampaign(
  api: Pick<TestApi, 'database'>,
  promoter: { id: number },
  name = 'A campaign',
): Promise<{ artistCampaignId: number }> {
  const artistCampaignId = newId();
  await runAsSystem(api.database, (db) =>
    db.insert(artistCampaigns).values({
      promoterId: promoter.id,
      id: artistCampaignId,
      name: { 'en-GB': name },
      description: {},
      nameKey: `${name.toLowerCase()} ${artistCampaignId}`,
      performingArtistIds: [],
      createdAt,
    }),
  );
  return { artistCampaignId };
}

export interface TourSpec {
  name?: string;
  artistCampaignId?: number;
  /** Plans its shows may use; the first is the default when `hasDefault`. */
  planIds?: number[];
  hasDefault?: boolean;
}

/** Inserts a tour with its plans, without the verbs. */
export async function insertTour(
  api: Pick<TestApi, 'database'>,
  promoter: { id: number },
  { name = 'A tour', artistCampaignId, planIds = [], hasDefault = false }: TourSpec = {},
): Promise<{ tourId: number }> {
  const tourId = newId();
  await runAsSystem(api.database, async (db) => {
    await db.insert(tours).values({
      promoterId: promoter.id,
      id: tourId,
      name: { 'en-GB': name },
      description: {},
      nameKey: `${name.toLowerCase()} ${tourId}`,
      artistCampaignId: artistCampaignId ?? null,
      performingArtistIds: [],
      createdAt,
    });
    for (const [index, planId] of planIds.entries())
      await db
        .insert(tourPlans)
        .values({ promoterId: promoter.id, tourId, planId, isDefault: hasDefault && index === 0 });
  });
  return { tourId };
}

import { eq } from 'drizzle-orm';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import type { TestApi, TestPromoter } from '../support/test-api.ts';
import { insertShow } from './insert-show.ts';

export interface TourShowSpec {
  tourId?: number;
  artistCampaignId?: number;
  /** The show starts at noon of this day in London. */
  startsOn?: string;
  venueId?: number;
  /** Where the show is sold; everywhere by default. */
  partnerSiteIds?: number[];
  status?: 'ACTIVE' | 'CANCELLED';
}

/** Inserts a show of a tour, of a campaign or of both, without the verbs. */
export async function insertTourShow(
  api: Pick<TestApi, 'database'>,
  promoter: TestPromoter,
  { startsOn = '2027-03-01', ...columns }: TourShowSpec,
): Promise<{ showCode: string; showId: number; venueId: number }> {
  const show = await insertShow(api, promoter);
  await runAsSystem(api.database, (db) =>
    db
      .update(shows)
      .set({
        ...columns,
        startsOn,
        startsAtLocal: `${startsOn}T12:00:00`,
        startsAt: new Date(`${startsOn}T12:00:00Z`),
      })
      .where(eq(shows.id, show.showId)),
  );
  return { ...show, venueId: columns.venueId ?? show.venueId };
}

import { eq } from 'drizzle-orm';
import { artistCampaigns } from '../../db/schema/artist-campaigns.ts';
import { shows } from '../../db/schema/shows.ts';
import type { FindOwner } from '../../identity/owner.ts';

/** Whoever sees one of its shows sees a campaign. */
export const findOwnerOfArtistCampaign: FindOwner = async (db, id) => {
  const [row] = await db
    .select({ promoterId: artistCampaigns.promoterId })
    .from(artistCampaigns)
    .where(eq(artistCampaigns.id, Number(id)));
  return row && { ...row, ofShows: eq(shows.artistCampaignId, Number(id)) };
};

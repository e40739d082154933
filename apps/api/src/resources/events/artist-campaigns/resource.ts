import { eq } from 'drizzle-orm';
import { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { shows } from '#db/schema/events/shows.ts';
import type { Resource } from '#resource.ts';
import { createArtistCampaign, updateArtistCampaign } from './change.ts';
import { putArtistCampaignImage, removeArtistCampaignImage } from './images/campaign-images.ts';
import { pushArtistCampaignImage } from './images/push.ts';
import { listArtistCampaigns } from './list.ts';
import { getArtistCampaign } from './read.ts';

export const artistCampaignsResource: Resource = {
  slug: 'artist-campaigns',
  routes: [
    listArtistCampaigns,
    createArtistCampaign,
    getArtistCampaign,
    updateArtistCampaign,
    putArtistCampaignImage,
    removeArtistCampaignImage,
    pushArtistCampaignImage,
  ],

  /** A user who sees one of its shows sees the campaign. */
  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: artistCampaigns.promoterId })
      .from(artistCampaigns)
      .where(eq(artistCampaigns.id, Number(id)));
    return row && { ...row, ofShows: eq(shows.artistCampaignId, Number(id)) };
  },
};

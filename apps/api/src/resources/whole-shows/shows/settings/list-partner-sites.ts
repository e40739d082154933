import * as endpoints from '@parterre/contract/shows/settings';
import { and, asc, eq } from 'drizzle-orm';
import { runConcurrently } from '#db/run-concurrently.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { partnerSites } from '#db/schema/promoters/lookups.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';

/**
 * Lists every partner site, with whether the show is sold there and how many of its price types. An empty list of sites
 * means everywhere.
 */
export const listShowPartnerSites = verb(endpoints.listShowPartnerSites, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  const [sites, prices] = await runConcurrently(
    ctx.db
      .select({ id: partnerSites.id, name: partnerSites.name, partnerSiteId: partnerSites.partnerSiteId })
      .from(partnerSites)
      .orderBy(asc(partnerSites.name)),
    ctx.db
      .select({ partnerSiteIds: priceTypes.partnerSiteIds })
      .from(priceTypes)
      .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id))),
  );
  const isSoldAt = (siteIds: readonly number[], site: number) => siteIds.length === 0 || siteIds.includes(site);
  return {
    items: sites.map((site) => {
      const isSelected = isSoldAt(show.partnerSiteIds, site.id);
      const sold = isSelected ? prices.filter((price) => isSoldAt(price.partnerSiteIds, site.id)) : [];
      return { ...site, isSelected, priceCount: sold.length };
    }),
  };
});

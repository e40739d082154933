import { and, asc, eq, or } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { printAtHomeImages, printAtHomeSettings, type TicketOwnerKind } from '#db/schema/events/print-at-home.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { notFound } from '#errors.ts';
import { type PriceRow, readPrices } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type EffectiveDesign, inheritLook, type OwnTickets, startLook } from './inherit.ts';

/** The look of a show's tickets, and of each of its price types. */
export interface TicketDesigns extends StoredLooks {
  look: EffectiveDesign;
  lookOf: (priceTypeId: number) => EffectiveDesign;
}

interface StoredLooks {
  show: ShowRow;
  campaign: Pick<typeof artistCampaigns.$inferSelect, 'id' | 'name'> | undefined;
  prices: readonly PriceRow[];
  /** The look that the show inherits. */
  above: EffectiveDesign;
  /** Returns the own settings of an owner. */
  ownOf: (kind: TicketOwnerKind, ownerId: number) => OwnTickets;
  revision: number;
}

export async function readTicketDesigns(ctx: Reader, show: ShowRow): Promise<TicketDesigns> {
  const [promoter, campaign, prices, settings, images] = await runConcurrently(
    readPromoter(ctx, show),
    readCampaign(ctx, show),
    readPrices(ctx, show),
    ctx.db.select().from(printAtHomeSettings).where(ofShowOrAbove(printAtHomeSettings, show)),
    ctx.db
      .select()
      .from(printAtHomeImages)
      .where(ofShowOrAbove(printAtHomeImages, show))
      .orderBy(asc(printAtHomeImages.imageType)),
  );
  const ownOf = (kind: TicketOwnerKind, ownerId: number): OwnTickets => ({
    settings: settings.find((row) => row.ownerKind === kind && row.ownerId === ownerId)?.settings ?? {},
    images: images.filter((row) => row.ownerKind === kind && row.ownerId === ownerId),
  });
  const start = startLook({
    languages: [show.defaultCulture, ...promoter.cultures.filter((culture) => culture !== show.defaultCulture)],
    paper: LETTER_COUNTRIES.has(promoter.countryCode) ? 'LETTER' : 'A4',
  });
  return combineDesigns({
    show,
    campaign,
    prices,
    above: campaign ? inheritLook(start, ownOf('artist-campaign', campaign.id), 'CAMPAIGN') : start,
    ownOf,
    revision: settings.find(({ ownerKind }) => ownerKind === 'show')?.revision ?? 0,
  });
}

export function combineDesigns(stored: StoredLooks): TicketDesigns {
  const { show, above, ownOf } = stored;
  const look = inheritLook(above, ownOf('show', show.id), 'SHOW');
  return {
    ...stored,
    look,
    lookOf: (priceTypeId) => inheritLook(look, ownOf('price-type', priceTypeId), 'PRICE_TYPE'),
  };
}

/** Countries in which offices use US Letter paper. */
const LETTER_COUNTRIES = new Set(['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'SV', 'NI']);

async function readPromoter(ctx: Reader, { promoterId }: ShowRow) {
  const [promoter] = await ctx.db.select().from(promoters).where(eq(promoters.id, promoterId));
  if (!promoter) throw notFound();
  return promoter;
}

async function readCampaign(
  ctx: Reader,
  { promoterId, artistCampaignId }: ShowRow,
): Promise<TicketDesigns['campaign']> {
  if (artistCampaignId === null) return undefined;
  const [campaign] = await ctx.db
    .select({ id: artistCampaigns.id, name: artistCampaigns.name })
    .from(artistCampaigns)
    .where(and(eq(artistCampaigns.promoterId, promoterId), eq(artistCampaigns.id, artistCampaignId)));
  return campaign;
}

/** Matches the rows of a show, of its price types and of its campaign. */
const ofShowOrAbove = (
  table: typeof printAtHomeSettings | typeof printAtHomeImages,
  { promoterId, id, artistCampaignId }: ShowRow,
) =>
  and(
    eq(table.promoterId, promoterId),
    or(eq(table.showId, id), and(eq(table.ownerKind, 'artist-campaign'), eq(table.ownerId, artistCampaignId ?? 0))),
  );

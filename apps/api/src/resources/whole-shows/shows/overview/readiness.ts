import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import * as endpoints from '@parterre/contract/shows/overview';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { nonSeatedHolds } from '#db/schema/events/prices.ts';
import { shortUrls } from '#db/schema/events/short-urls.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { seatingPlanVersions, type VersionBlock } from '#db/schema/seating/seating-plans.ts';
import { hasLightColour } from '#documents/tickets/ticket-setter.ts';
import { readHolds } from '#resources/events/holds/read.ts';
import { readGroups } from '#resources/events/price-groups/read.ts';
import { chooseTerms } from '#resources/events/print-at-home/settings/inherit.ts';
import { readTicketDesigns, type TicketDesigns } from '#resources/events/print-at-home/settings/read-designs.ts';
import { readBlockedLinks } from '#resources/events/short-urls/read-blocked-links.ts';
import { readImages } from '#resources/ground/images/read.ts';
import { readPrices } from '#resources/ground/price-rows/read-prices.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { countSeats, type SeatCount } from '#resources/seating/seats/count-seats.ts';
import { verb } from '#verb.ts';
import { checkReadiness } from './check-readiness.ts';
import type { ReadinessFacts } from './checks/readiness-facts.ts';
import { readCodeFindings } from './read-code-findings.ts';

export const getShowReadiness = verb(endpoints.getShowReadiness, async (ctx, { params }) => ({
  items: await readReadiness(ctx, await requireShow(ctx, params.showCode)),
}));

export async function readReadiness(ctx: Reader, show: ShowRow): Promise<ReadinessEntry[]> {
  const [groups, prices, seats, blocks, cultures, links, images, designs] = await runConcurrently(
    readGroups(ctx, show),
    readPrices(ctx, show),
    countSeats(ctx, show),
    readBlocks(ctx, show),
    readCultures(ctx, show),
    readLinks(ctx, show),
    readImages(ctx, { promoterId: show.promoterId, ownerKind: 'show', ownerId: show.id }),
    readTicketDesigns(ctx, show),
  );
  const codes = await readCodeFindings(ctx, show, await listFilledHolds(ctx, show, seats));
  const { look } = designs;
  const mediaTypes = images.map(({ mediaType }) => mediaType);
  return checkReadiness({
    show,
    now: ctx.now,
    groups,
    prices,
    seats,
    blocks,
    cultures,
    codes,
    links,
    culturesWithoutTerms: look.values.hiddenFields.includes('TERMS')
      ? []
      : look.values.languages.filter((culture) => chooseTerms(look, culture).text === ''),
    lightTicketColours: findLightColours(designs),
    mediaTypes,
  });
}

/** Finds the colours that are printed too light, those of the event apart from those that price types have themselves. */
function findLightColours({ look, lookOf, prices }: TicketDesigns): ReadinessFacts['lightTicketColours'] {
  const printed = prices.map((price) => ({ price, ...lookOf(price.id) }));
  const isOwn = ({ origins }: Pick<TicketDesigns['look'], 'origins'>) => origins.colour === 'PRICE_TYPE';
  const light = printed.filter(({ values }) => hasLightColour(values));
  const isLight = printed.length === 0 ? hasLightColour(look.values) : !light.every(isOwn);
  const own = light.filter(isOwn).map(({ price, values }) => ({ price, colour: values.colour ?? '' }));
  const colours = [...new Set(own.map(({ colour }) => colour))];
  return [
    ...(isLight ? [{ colour: look.values.colour ?? '', prices: [] }] : []),
    ...colours.map((colour) => ({
      colour,
      prices: own.filter((one) => one.colour === colour).map(({ price }) => price),
    })),
  ];
}

async function readBlocks(ctx: Reader, show: ShowRow): Promise<VersionBlock[]> {
  if (show.planVersionId === null) return [];
  const [version] = await ctx.db
    .select({ blocks: seatingPlanVersions.blocks })
    .from(seatingPlanVersions)
    .where(and(eq(seatingPlanVersions.promoterId, show.promoterId), eq(seatingPlanVersions.id, show.planVersionId)));
  return version?.blocks ?? [];
}

async function readCultures(ctx: Reader, show: ShowRow): Promise<string[]> {
  const [promoter] = await ctx.db
    .select({ cultures: promoters.cultures })
    .from(promoters)
    .where(eq(promoters.id, show.promoterId));
  return promoter?.cultures ?? [];
}

async function readLinks(ctx: Reader, show: ShowRow): Promise<ReadinessFacts['links']> {
  const links = await ctx.db
    .select({ id: shortUrls.id, name: shortUrls.title, isActive: shortUrls.isActive })
    .from(shortUrls)
    .where(and(eq(shortUrls.promoterId, show.promoterId), eq(shortUrls.showId, show.id)))
    .orderBy(asc(shortUrls.createdAt), asc(shortUrls.id));
  const paused = links.filter(({ isActive }) => !isActive);
  const [first] = paused;
  return {
    count: links.length,
    blocked: links.length === 0 ? [] : await readBlockedLinks(ctx, show),
    paused: first && { count: paused.length, id: first.id, name: first.name },
  };
}

/** Lists the holds with at least one seat or place. */
async function listFilledHolds(ctx: Reader, show: ShowRow, seats: readonly SeatCount[]): Promise<number[]> {
  const holds = await readHolds(ctx, show);
  if (holds.length === 0) return [];
  const ofSeats = new Set(seats.filter((seat) => seat.seats > 0).map(({ hold }) => hold));
  const ofPlaces = await ctx.db
    .selectDistinct({ holdId: nonSeatedHolds.holdId })
    .from(nonSeatedHolds)
    .where(
      and(
        eq(nonSeatedHolds.promoterId, show.promoterId),
        eq(nonSeatedHolds.showId, show.id),
        gt(nonSeatedHolds.quantity, 0),
      ),
    );
  const withPlaces = new Set(ofPlaces.map(({ holdId }) => holdId));
  return holds.filter(({ id, ordinal }) => ofSeats.has(ordinal) || withPlaces.has(id)).map(({ id }) => id);
}

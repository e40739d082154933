import { eq } from 'drizzle-orm';
import { images } from '#db/schema/events/images.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { nonSeatedHolds, priceTypes } from '#db/schema/events/prices.ts';
import { shortUrlSlugs, shortUrls } from '#db/schema/events/short-urls.ts';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import { newCode, newId } from '#ids.ts';
import type { TestApi, TestPromoter } from '../support/test-api.ts';
import { insertSeatedShow, type SeatedShow, type SeatedShowOptions } from './insert-seated-show.ts';
import { insertHold, priceSeats } from './price-seats.ts';

export interface FullShow extends SeatedShow {
  groupId: number;
  emptyGroupId: number;
  holdId: number;
  /** A percentage on Price 1, a code that reserves three places, and one that opens the hold. */
  codeIds: [number, number, number];
  slug: string;
  fileKeys: [string, string];
}

const createdAt = new Date('2026-01-01T12:00:00Z');

/**
 * Inserts a seated show with content in every part: linked price, hold, held places, codes, a short link, two pictures.
 */
export async function insertFullShow(
  api: Pick<TestApi, 'database'>,
  promoter: TestPromoter,
  options: SeatedShowOptions = {},
): Promise<FullShow> {
  const show = await insertSeatedShow(api, promoter, { status: 'PENDING', ...options });
  const { showCode, showId, prices, standing } = show;
  const { holdId } = await insertHold(api, { showCode, flag: 'TEC' });
  const [first, second] = prices;
  await priceSeats(api, { showCode, priceTypeId: first, seats: Array.from({ length: 60 }, (_, seat) => seat) });
  await priceSeats(api, { showCode, priceTypeId: second, seats: Array.from({ length: 30 }, (_, seat) => 60 + seat) });
  await priceSeats(api, { showCode, holdId, seats: [0, 1, 2, 3] });
  const owned = { promoterId: promoter.id, showId };
  const emptyGroupId = newId();
  const codeIds: FullShow['codeIds'] = [newId(), newId(), newId()];
  const slug = newCode(10).toLowerCase();
  const fileKeys: FullShow['fileKeys'] = [newCode(24), newCode(24)];
  const groupId = await runAsSystem(api.database, async (db) => {
    const [group] = await db.select({ id: priceGroups.id }).from(priceGroups).where(eq(priceGroups.showId, showId));
    if (!group) throw new Error('The seated show has no group');
    await db
      .insert(priceGroups)
      .values({ ...owned, id: emptyGroupId, name: { 'en-GB': 'Extras' }, displayOrder: 2, createdAt });
    const link = { linkedPriceId: first, linkKind: 'percentage', linkDifference: -4000 } as const;
    await db.update(priceTypes).set(link).where(eq(priceTypes.id, second));
    await db.insert(nonSeatedHolds).values({ ...owned, priceTypeId: standing, holdId, quantity: 5 });
    const code = (index: number, more: object) => ({
      ...owned,
      id: codeIds[index] ?? 0,
      priceGroupId: group.id,
      code: `CODE-${index + 1}`,
      tag: 'Press',
      tagKey: 'press',
      effect: 'percentage' as const,
      value: 2500,
      priceTypeIds: [],
      reservedPlaces: 0,
      comment: '',
      createdAt,
      createdBy: 'Test',
      ...more,
    });
    await db
      .insert(offerCodes)
      .values([
        code(0, { priceTypeIds: [first], mostUses: 10 }),
        code(1, { priceTypeIds: [standing], reservedPlaces: 3 }),
        code(2, { effect: 'none', value: 0, holdId }),
      ]);
    const linkId = newId();
    await db.insert(shortUrlSlugs).values({ slug, promoterId: promoter.id, shortUrlId: linkId });
    const targetUrl = `https://uk.tickets.example/events/${showCode}?from=poster`;
    const link1 = { slug, title: 'Poster', targetUrl, isActive: true, createdAt, createdBy: 'Test' };
    await db.insert(shortUrls).values({ ...owned, id: linkId, ...link1 });
    await db.insert(images).values(
      [4, 20].map((mediaType, index) => ({
        promoterId: promoter.id,
        ownerKind: 'show' as const,
        ownerId: showId,
        mediaType: mediaType as 4 | 20,
        fileKey: fileKeys[index] ?? '',
        width: 600,
        height: 338,
        bytes: 1000,
        updatedAt: createdAt,
      })),
    );
    const description = { 'en-GB': '<p>Music</p>', de: '<p>Musik</p>' };
    const name = { 'en-GB': 'A concert', de: 'Ein Konzert' };
    await db.update(shows).set({ name, description }).where(eq(shows.id, showId));
    return group.id;
  });
  return { ...show, groupId, emptyGroupId, holdId, codeIds, slug, fileKeys };
}

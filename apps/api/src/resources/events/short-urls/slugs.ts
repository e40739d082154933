import { SLUG_REST_DAYS } from '@parterre/contract/short-urls';
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { shortUrlSlugs } from '#db/schema/events/short-urls.ts';
import { AppError, fieldError } from '#errors.ts';
import { newCode } from '#ids.ts';
import { DAY_MS } from '#time/zones.ts';

export interface SlugOwner {
  promoterId: number;
  shortUrlId: number;
}

const MADE_LENGTH = 8;
const ATTEMPTS = 5;
const REST_MS = SLUG_REST_DAYS * DAY_MS;

/**
 * Takes a slug that is new, or whose retirement has ended. One statement decides between any number of promoters.
 * Throws NAME_TAKEN.
 */
export async function takeSlug({ db, now }: Change, owner: SlugOwner, slug: string): Promise<void> {
  const taken = await db
    .insert(shortUrlSlugs)
    .values({ slug, ...owner, freeFrom: null })
    .onConflictDoUpdate({
      target: shortUrlSlugs.slug,
      set: { ...owner, freeFrom: null },
      setWhere: and(isNotNull(shortUrlSlugs.freeFrom), lte(shortUrlSlugs.freeFrom, now)),
    })
    .returning({ slug: shortUrlSlugs.slug });
  if (taken.length > 0) return;
  throw new AppError('NAME_TAKEN', {
    fieldErrors: [fieldError('slug', 'linkSlugTaken', { values: { days: SLUG_REST_DAYS } })],
  });
}

/** Creates an unguessable slug for each link, by the link's id: 8 characters, 40 random bits. */
export async function makeSlugs(change: Change, owners: readonly SlugOwner[]): Promise<Map<number, string>> {
  const made = new Map<number, string>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const waiting = owners.filter(({ shortUrlId }) => !made.has(shortUrlId));
    if (waiting.length === 0) return made;
    const rows = await change.db
      .insert(shortUrlSlugs)
      .values(waiting.map((owner) => ({ ...owner, slug: newCode(MADE_LENGTH).toLowerCase(), freeFrom: null })))
      .onConflictDoNothing()
      .returning({ slug: shortUrlSlugs.slug, shortUrlId: shortUrlSlugs.shortUrlId });
    for (const { slug, shortUrlId } of rows) made.set(shortUrlId, slug);
  }
  throw new AppError('BUSY', { detail: 'No free slug was found. Try again.' });
}

/**
 * Keeps slugs of deleted links from new links for SLUG_REST_DAYS, so that nobody inherits the visitors of printed
 * addresses.
 */
export async function retireSlugs(change: Change, promoterId: number, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await change.db
    .update(shortUrlSlugs)
    .set({ freeFrom: new Date(change.now.getTime() + REST_MS) })
    .where(and(eq(shortUrlSlugs.promoterId, promoterId), inArray(shortUrlSlugs.slug, [...slugs])));
}

import type { TenantSource } from '@parterre/contract/wire/endpoint';
import { eq, type SQL, sql } from 'drizzle-orm';
import { shows } from '../db/schema/shows.ts';
import type { ReadDb } from '../db/transaction.ts';

/** The kinds of things that belong to a promoter and are named by an id or by a code. */
export type OwnedKind = Exclude<TenantSource['from'], 'global' | 'actor' | 'show' | 'promoter'>;

/**
 * The promoter that owns a thing, and what a limited membership must cover to see it: a venue, or one of some shows.
 */
export interface Owner {
  promoterId: number;
  venueId?: number;
  ofShows?: SQL | undefined;
}

/** Finds the owner of a thing over all promoters that the reader sees; undefined when there is none. */
export type FindOwner = (db: ReadDb, name: string) => Promise<Owner | undefined>;

/** The owner finder of each kind. Every resource defines its own in `find-owner.ts`. */
export type FindOwners = Readonly<Record<OwnedKind, FindOwner>>;

/** The owner of a thing of one show: whoever sees the show sees it. */
export const ownedWithShow = ({ promoterId, showId }: { promoterId: number; showId: number }): Owner => ({
  promoterId,
  ofShows: eq(shows.id, showId),
});

/** The owner of a thing that belongs to no show: only whoever sees the whole promoter sees it. */
export const ownedByPromoter = ({ promoterId }: { promoterId: number }): Owner => ({
  promoterId,
  ofShows: sql`false`,
});

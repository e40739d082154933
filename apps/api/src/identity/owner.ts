import type { TenantSource } from '@parterre/contract/wire/endpoint';
import { eq, type SQL, sql } from 'drizzle-orm';
import { shows } from '../db/schema/shows.ts';
import type { ReadDb } from '../db/transaction.ts';

/** Things that belong to a promoter and are named by an id, or by a code of their own. */
export type OwnedKind = Exclude<TenantSource['from'], 'global' | 'actor' | 'show' | 'promoter'>;

/** Whose a thing is, and what a narrow membership must cover to see it: a venue, or one of some events. */
export interface Owner {
  promoterId: number;
  venueId?: number;
  ofShows?: SQL | undefined;
}

/** The owner of a thing, over all promoters the reader sees; undefined when there is none. */
export type FindOwner = (db: ReadDb, name: string) => Promise<Owner | undefined>;

/** How the owner of each kind is found: every resource says it of its own things, in its `find-owner.ts`. */
export type FindOwners = Readonly<Record<OwnedKind, FindOwner>>;

/** A thing of one event is seen by whoever sees the event. */
export const ownedWithShow = ({ promoterId, showId }: { promoterId: number; showId: number }): Owner => ({
  promoterId,
  ofShows: eq(shows.id, showId),
});

/** What belongs to no event is seen by those who see the whole promoter. */
export const ownedByPromoter = ({ promoterId }: { promoterId: number }): Owner => ({
  promoterId,
  ofShows: sql`false`,
});

import type { TenantSource } from '@parterre/contract/endpoint';
import { eq, type SQL } from 'drizzle-orm';
import { artistCampaigns } from '../db/schema/artist-campaigns.ts';
import { orders } from '../db/schema/orders.ts';
import { shortUrls } from '../db/schema/short-urls.ts';
import { shows } from '../db/schema/shows.ts';
import { tours } from '../db/schema/tours.ts';
import { seatingPlans, venues } from '../db/schema/venues.ts';
import type { ReadDb } from '../db/transaction.ts';

/** Things that belong to a promoter and are named by an id, or by a code of their own. */
export type OwnedKind = Exclude<TenantSource['from'], 'global' | 'actor' | 'show' | 'promoter'>;

/** Whose a thing is, and what a narrow membership must cover to see it: a venue, or one of some events. */
export interface Owner {
  promoterId: number;
  venueId?: number;
  ofShows?: SQL | undefined;
}

/** The owner of a thing, over all promoters the reader sees; undefined when there is none. Orders are named by their code. */
export async function findOwner(db: ReadDb, kind: OwnedKind, name: string): Promise<Owner | undefined> {
  if (kind === 'order') return findOwnerOfOrder(db, name);
  const id = Number(name);
  switch (kind) {
    case 'venue': {
      const fields = { promoterId: venues.promoterId, venueId: venues.id };
      return (await db.select(fields).from(venues).where(eq(venues.id, id)))[0];
    }
    case 'plan': {
      const fields = { promoterId: seatingPlans.promoterId, venueId: seatingPlans.venueId };
      return (await db.select(fields).from(seatingPlans).where(eq(seatingPlans.id, id)))[0];
    }
    case 'tour': {
      const [row] = await db.select({ promoterId: tours.promoterId }).from(tours).where(eq(tours.id, id));
      return row && { ...row, ofShows: eq(shows.tourId, id) };
    }
    case 'campaign': {
      const fields = { promoterId: artistCampaigns.promoterId };
      const [row] = await db.select(fields).from(artistCampaigns).where(eq(artistCampaigns.id, id));
      return row && { ...row, ofShows: eq(shows.artistCampaignId, id) };
    }
    case 'short-url': {
      const fields = { promoterId: shortUrls.promoterId, showId: shortUrls.showId };
      const [row] = await db.select(fields).from(shortUrls).where(eq(shortUrls.id, id));
      return row && { promoterId: row.promoterId, ofShows: eq(shows.id, row.showId) };
    }
  }
}

async function findOwnerOfOrder(db: ReadDb, orderId: string): Promise<Owner | undefined> {
  const fields = { promoterId: orders.promoterId, showId: orders.showId };
  const [row] = await db.select(fields).from(orders).where(eq(orders.orderId, orderId));
  return row && { promoterId: row.promoterId, ofShows: eq(shows.id, row.showId) };
}

import type { TenantSource } from '@parterre/contract/wire/endpoint';
import { eq, type SQL, sql } from 'drizzle-orm';
import { apiKeys } from '../db/schema/api-keys.ts';
import { artistCampaigns } from '../db/schema/artist-campaigns.ts';
import { baskets } from '../db/schema/baskets.ts';
import { customers } from '../db/schema/customers.ts';
import { guestLists } from '../db/schema/guest-lists.ts';
import { orders } from '../db/schema/orders.ts';
import { resaleListings } from '../db/schema/resale.ts';
import { seatingPlans } from '../db/schema/seating-plans.ts';
import { settlements } from '../db/schema/settlements.ts';
import { shortUrls } from '../db/schema/short-urls.ts';
import { shows } from '../db/schema/shows.ts';
import { tours } from '../db/schema/tours.ts';
import { venues } from '../db/schema/venues.ts';
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
    case 'api-key':
      return findPromoterWide(db, apiKeys, id);
    case 'customer':
      return findPromoterWide(db, customers, id);
    case 'settlement':
      return findPromoterWide(db, settlements, id);
    case 'basket':
      return findOfShow(db, baskets, id);
    case 'resale-listing':
      return findOfShow(db, resaleListings, id);
    case 'guest-list':
      return findOfShow(db, guestLists, id);
  }
}

/** What belongs to no show is seen by those who see the whole promoter. */
async function findPromoterWide(
  db: ReadDb,
  table: typeof apiKeys | typeof customers | typeof settlements,
  id: number,
): Promise<Owner | undefined> {
  const [row] = await db.select({ promoterId: table.promoterId }).from(table).where(eq(table.id, id));
  return row && { promoterId: row.promoterId, ofShows: NO_EVENT };
}

const NO_EVENT = sql`false`;

async function findOfShow(
  db: ReadDb,
  table: typeof baskets | typeof resaleListings | typeof guestLists,
  id: number,
): Promise<Owner | undefined> {
  const fields = { promoterId: table.promoterId, showId: table.showId };
  const [row] = await db.select(fields).from(table).where(eq(table.id, id));
  return row && { promoterId: row.promoterId, ofShows: eq(shows.id, row.showId) };
}

async function findOwnerOfOrder(db: ReadDb, orderId: string): Promise<Owner | undefined> {
  const fields = { promoterId: orders.promoterId, showId: orders.showId };
  const [row] = await db.select(fields).from(orders).where(eq(orders.orderId, orderId));
  return row && { promoterId: row.promoterId, ofShows: eq(shows.id, row.showId) };
}

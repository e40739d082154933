import { eq } from 'drizzle-orm';
import { resaleListings } from '#db/schema/sales/resale.ts';
import { ownedByShow } from '#identity/owner.ts';
import { ofSameShow, type Resource, reference } from '#resource.ts';
import { createResaleListing, removeResaleListing } from './change-listing.ts';
import { listResaleListings } from './list-listings.ts';
import { purchaseResaleListing } from './purchase-listing.ts';

export const resaleResource: Resource = {
  slug: 'resale',
  routes: [createResaleListing, removeResaleListing, listResaleListings, purchaseResaleListing],

  async findOwner(db, id) {
    const fields = { promoterId: resaleListings.promoterId, showId: resaleListings.showId };
    const [row] = await db
      .select(fields)
      .from(resaleListings)
      .where(eq(resaleListings.id, Number(id)));
    return row && ownedByShow(row);
  },

  checks: {
    'an offered ticket stands and asks at most what it cost': `select l.promoter_id, l.id from resale_listings l
       join order_items i on i.promoter_id = l.promoter_id and i.id = l.order_item_id
       where (l.state = 'OPEN' and i.status <> 'ACTIVE') or l.asked_minor not between 0 and i.paid_minor
         or (l.state = 'OPEN') <> (l.closed_at is null) or (l.state = 'SOLD') <> (l.sold_item_id is not null)`,
    ...reference('resale_listings', 'order_item_id', 'order_items', ofSameShow),
    ...reference('resale_listings', 'sold_item_id', 'order_items', ofSameShow),
  },
};

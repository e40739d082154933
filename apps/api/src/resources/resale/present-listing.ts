import type { ResaleListing } from '@parterre/contract/resale';
import type { resaleListings } from '../../db/schema/resale.ts';
import type { ItemRow } from '../orders/lock-order.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

interface ListedTicket {
  listing: Pick<typeof resaleListings.$inferSelect, 'id' | 'askedMinor' | 'createdAt'>;
  show: Pick<ShowRow, 'showCode' | 'currency'>;
  item: Pick<ItemRow, 'priceTypeId' | 'seat'>;
  seatIdOf: (seat: number) => string;
}

/** Says nothing of who offers it. */
export const presentListing = ({ listing, show, item, seatIdOf }: ListedTicket): ResaleListing => ({
  listingId: listing.id,
  showCode: show.showCode,
  priceTypeId: item.priceTypeId,
  seatId: item.seat === null ? null : seatIdOf(item.seat),
  askedMinor: listing.askedMinor,
  currency: show.currency,
  createdAt: listing.createdAt.toISOString(),
});

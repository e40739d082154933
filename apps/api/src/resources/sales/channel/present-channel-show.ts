import type { ChannelShowSummary } from '@parterre/contract/channel';
import { type SQL, sql } from 'drizzle-orm';
import { shows } from '#db/schema/events/shows.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { salesTotals } from '#db/schema/sales/orders.ts';
import { venues } from '#db/schema/seating/venues.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { toSaleState } from '#resources/ground/show-rows/to-sale-state.ts';
import { nameZone } from '#time/zones.ts';

export const SHOW_COLUMNS = {
  show: shows,
  promoterCode: promoters.code,
  venue: {
    name: venues.name,
    address: venues.address,
    town: venues.town,
    postcode: venues.postcode,
    countryCode: venues.countryCode,
  },
};

interface OfferedShow {
  show: ShowRow;
  promoterCode: string;
  venue: Omit<ChannelShowSummary['venue'], 'venueId'>;
  sold: number;
}

export const presentChannelSummary = (
  { show, promoterCode, venue, sold }: OfferedShow,
  now: Date,
): ChannelShowSummary => ({
  showCode: show.showCode,
  promoterCode,
  name: show.name,
  saleState: toSaleState(show, sold, now),
  seating: show.seating,
  venue: { venueId: show.venueId, ...venue },
  startsAtLocal: show.startsAtLocal,
  timeZone: show.timeZone,
  zoneName: nameZone(show.startsAt, show.timeZone),
  startsAt: show.startsAt.toISOString(),
  onSaleAt: show.onSaleAt?.toISOString() ?? null,
  offSaleAt: show.offSaleAt?.toISOString() ?? null,
  currency: show.currency,
});

export const soldOf = (): SQL<number> =>
  sql`(select coalesce(sum(${salesTotals.tickets}), 0)::int from ${salesTotals} where ${salesTotals.promoterId} = ${shows.promoterId} and ${salesTotals.showId} = ${shows.id})`.mapWith(
    Number,
  );

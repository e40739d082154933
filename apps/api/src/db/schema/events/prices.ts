import type { LinkKind, PRICE_KINDS, VISIBILITIES } from '@parterre/contract/choices/price-choices';
import type { TextByCulture } from '@parterre/contract/wire/values';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, promoterId, wallTime } from '../ground/columns.ts';
import { outdatedTexts } from '../ground/texts.ts';

export const priceTypes = pgTable(
  'price_types',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    priceGroupId: id('price_group_id').notNull(),
    ordinal: smallint('ordinal').notNull(),
    kind: text('kind').$type<(typeof PRICE_KINDS)[number]>().notNull(),
    statusCode: integer('status_code').notNull(),
    name: jsonb('name').$type<TextByCulture>().notNull(),
    description: jsonb('description').$type<TextByCulture>().notNull(),
    outdatedTexts: outdatedTexts(),
    colour: text('colour').notNull(),
    faceValueMinor: bigint('face_value_minor', { mode: 'number' }).notNull(),
    bookingFeeMinor: bigint('booking_fee_minor', { mode: 'number' }).notNull(),
    taxRateId: id('tax_rate_id'),
    isSeated: boolean('is_seated').notNull(),
    /** The places of an unseated price; 0 for a seated price, which has as many as it has seats. */
    allocation: integer('allocation').notNull().default(0),
    fewestPerOrder: integer('fewest_per_order').notNull(),
    mostPerOrder: integer('most_per_order').notNull(),
    onSaleAtLocal: wallTime('on_sale_at_local'),
    offSaleAtLocal: wallTime('off_sale_at_local'),
    visibility: text('visibility').$type<(typeof VISIBILITIES)[number]>().notNull(),
    partnerSiteIds: jsonb('partner_site_ids').$type<number[]>().notNull(),
    displayOrder: integer('display_order').notNull(),
    linkedPriceId: id('linked_price_id'),
    linkKind: text('link_kind').$type<LinkKind>(),
    linkDifference: bigint('link_difference', { mode: 'number' }),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('price_types_ordinal').on(t.promoterId, t.showId, t.ordinal),
    index('price_types_group').on(t.promoterId, t.priceGroupId, t.displayOrder),
  ],
);

/** Places of an unseated price type that are under a hold. */
export const nonSeatedHolds = pgTable(
  'non_seated_holds',
  {
    promoterId: promoterId(),
    priceTypeId: id('price_type_id').notNull(),
    holdId: id('hold_id').notNull(),
    showId: id('show_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.priceTypeId, t.holdId] }),
    index('non_seated_holds_show').on(t.promoterId, t.showId),
    index('non_seated_holds_hold').on(t.promoterId, t.holdId),
  ],
);

import type { OFFER_EFFECTS } from '@parterre/contract/choices/offer-code-choices';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId, wallTime } from '../ground/columns.ts';

export const offerCodes = pgTable(
  'offer_codes',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    priceGroupId: id('price_group_id').notNull(),
    /** The code in upper case, which is unique within a show. */
    code: keyText('code').notNull(),
    /** The name of the batch that the code belongs to. */
    tag: text('tag').notNull(),
    tagKey: keyText('tag_key').notNull(),
    effect: text('effect').$type<(typeof OFFER_EFFECTS)[number]>().notNull(),
    /** The value of the effect in minor units, or in hundredths of a per cent for a percentage; 0 for no effect. */
    value: bigint('value', { mode: 'number' }).notNull(),
    /** Empty for every price type of the price group. */
    priceTypeIds: jsonb('price_type_ids').$type<number[]>().notNull(),
    validFromLocal: wallTime('valid_from_local'),
    validUntilLocal: wallTime('valid_until_local'),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    /** The number of orders that may use the code; null for no limit. */
    mostUses: integer('most_uses'),
    mostPerOrder: integer('most_per_order'),
    mostPerCustomer: integer('most_per_customer'),
    holdId: id('hold_id'),
    /** The places of the code's only unseated price type that can be sold only with the code. */
    reservedPlaces: integer('reserved_places').notNull(),
    isDisabled: boolean('is_disabled').notNull().default(false),
    comment: text('comment').notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('offer_codes_code').on(t.promoterId, t.showId, t.code),
    index('offer_codes_group').on(t.promoterId, t.priceGroupId, t.code),
    index('offer_codes_tag').on(t.promoterId, t.showId, t.tagKey),
    index('offer_codes_newest').on(t.promoterId, t.showId, t.createdAt, t.id),
    index('offer_codes_hold').on(t.promoterId, t.holdId),
    // A partial index, because every buyer of an unseated price type reads it, and very few codes reserve places.
    index('offer_codes_reserved').on(t.promoterId, t.showId).where(sql`${t.reservedPlaces} > 0`),
  ],
);

/** One use of a code. A basket holds it until `expiresAt`; for an order that is null. */
export const offerCodeUses = pgTable(
  'offer_code_uses',
  {
    promoterId: promoterId(),
    offerCodeId: id('offer_code_id').notNull(),
    basketId: id('basket_id').notNull(),
    showId: id('show_id').notNull(),
    orderId: id('order_id'),
    /** The buyer's normalised e-mail address; null until it is known. */
    customerKey: keyText('customer_key'),
    tickets: integer('tickets').notNull(),
    discountMinor: bigint('discount_minor', { mode: 'number' }).notNull(),
    expiresAt: instant('expires_at'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.offerCodeId, t.basketId] }),
    uniqueIndex('offer_code_uses_basket').on(t.promoterId, t.basketId),
    index('offer_code_uses_show').on(t.promoterId, t.showId),
    index('offer_code_uses_expiry').on(t.expiresAt),
  ],
);

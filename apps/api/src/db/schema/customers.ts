import type { ConsentKind } from '@parterre/contract/choices/customer-choices';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId } from './ground/columns.ts';

export interface PostalAddress {
  lines: string[];
  town: string;
  postcode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** People who bought, one per promoter and e-mail address. Orders keep their buyer as they wrote themselves down then. */
export const customers = pgTable(
  'customers',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    name: text('name').notNull(),
    /** `toSortKey` of the name. */
    nameKey: keyText('name_key').notNull(),
    email: text('email').notNull(),
    /** `toCustomerKey` of the address; of an erased customer `erased` and the id. */
    emailKey: keyText('email_key').notNull(),
    phone: text('phone').notNull().default(''),
    address: jsonb('address').$type<PostalAddress>(),
    cultureCode: text('culture_code'),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** The last time the file of everything about them was taken: nobody is erased without. */
    exportedAt: instant('exported_at'),
    erasedAt: instant('erased_at'),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('customers_email').on(t.promoterId, t.emailKey),
    index('customers_newest').on(t.promoterId, t.createdAt, t.id),
    index('customers_name').on(t.promoterId, t.nameKey, t.id),
  ],
);

/** Words of the name and the e-mail address, as `toSearchKey` has them. */
export const customerKeys = pgTable(
  'customer_keys',
  { promoterId: promoterId(), customerId: id('customer_id').notNull(), key: keyText('key').notNull() },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.customerId, t.key] }),
    index('customer_keys_search').on(t.promoterId, t.key, t.customerId),
  ],
);

/** Every yes and no to marketing, append-only: the newest of a kind holds. */
export const customerConsents = pgTable(
  'customer_consents',
  {
    promoterId: promoterId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    customerId: id('customer_id').notNull(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    isGiven: boolean('is_given').notNull(),
    at: instant('at').notNull(),
    /** The channel of the sale, or the name of who wrote it down. */
    source: text('source').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('customer_consents_customer').on(t.promoterId, t.customerId, t.kind, t.id),
  ],
);

import type { ConsentKind } from '@parterre/contract/choices/customer-choices';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId } from '../ground/columns.ts';

export interface PostalAddress {
  lines: string[];
  town: string;
  postcode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** Buyers, one per promoter and e-mail address. Orders keep the buyer as entered at the time. */
export const customers = pgTable(
  'customers',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    name: text('name').notNull(),
    /** The name, as `toSortKey` writes it. */
    nameKey: keyText('name_key').notNull(),
    email: text('email').notNull(),
    /** The address, as `toCustomerKey` writes it; for an erased customer, `erased` and the id. */
    emailKey: keyText('email_key').notNull(),
    phone: text('phone').notNull().default(''),
    address: jsonb('address').$type<PostalAddress>(),
    cultureCode: text('culture_code'),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** The time of the last export of the person's data. Nobody is erased without an export. */
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

/** The words of the name and the e-mail address, as `toSearchKey` writes them. */
export const customerKeys = pgTable(
  'customer_keys',
  { promoterId: promoterId(), customerId: id('customer_id').notNull(), key: keyText('key').notNull() },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.customerId, t.key] }),
    index('customer_keys_search').on(t.promoterId, t.key, t.customerId),
  ],
);

/** Every answer to a marketing question, append-only. The newest of a kind is valid. */
export const customerConsents = pgTable(
  'customer_consents',
  {
    promoterId: promoterId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    customerId: id('customer_id').notNull(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    isGiven: boolean('is_given').notNull(),
    at: instant('at').notNull(),
    /** The channel of the sale, or the name of the person who recorded it. */
    source: text('source').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('customer_consents_customer').on(t.promoterId, t.customerId, t.kind, t.id),
  ],
);

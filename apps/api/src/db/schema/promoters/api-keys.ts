import type { SalesChannel } from '@parterre/contract/choices/access-choices';
import type { UserPermission } from '@parterre/contract/wire/permissions';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/**
 * Keys of sales channels, and tokens of users. Each is shown once, because only its hash is stored. A row with a
 * channel has no user.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    name: text('name').notNull(),
    /** The first characters of the key, by which people tell keys apart. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the whole key, hexadecimal. A key has 256 random bits, so a fast hash is safe. */
    hash: text('hash').notNull(),
    /** The channel recorded for sales through this key; null for a token of a user. */
    channel: text('channel').$type<SalesChannel>(),
    /** The only partner site whose shows the key sells; null for all shows of the promoter. */
    partnerSiteId: integer('partner_site_id'),
    /** The owner of a token, the permissions that it may use, and its expiry; null for a key of a channel. */
    userId: text('user_id'),
    permissions: jsonb('permissions').$type<UserPermission[]>(),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Recorded to the minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('api_keys_hash').on(t.hash),
    index('api_keys_newest').on(t.promoterId, t.createdAt),
    index('api_keys_user').on(t.userId),
  ],
);

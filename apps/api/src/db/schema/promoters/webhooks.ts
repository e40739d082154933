import type {
  DeliveryFault,
  DeliveryState,
  SentKind,
  WebhookKind,
  WebhookState,
} from '@parterre/contract/choices/occurrence-choices';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/**
 * The URLs at which a promoter's programs receive occurrences. The secret is encrypted with SECRET_KEY, so that the
 * database alone cannot sign a delivery.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    url: text('url').notNull(),
    kinds: jsonb('kinds').$type<WebhookKind[]>().notNull(),
    state: text('state').$type<WebhookState>().notNull(),
    /** The secret that signs deliveries, encrypted with SECRET_KEY (outgoing/outgoing.ts). */
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    lastDeliveredAt: instant('last_delivered_at'),
    /** The time of the first failure since the last successful delivery; null after a success. */
    failingSince: instant('failing_since'),
    /**
     * No delivery is tried until this time, because the last attempt did not reach the server and others would fail
     * too.
     */
    restsUntil: instant('rests_until'),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), index('webhooks_newest').on(t.promoterId, t.createdAt)],
);

/** Deliveries to a webhook, sent or pending: one for each occurrence that it subscribes to, and one for each test. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    promoterId: promoterId(),
    webhookId: id('webhook_id').notNull(),
    id: id().notNull(),
    kind: text('kind').$type<SentKind>().notNull(),
    /** The exact JSON that is signed, so that a repeated delivery is identical. */
    body: text('body').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastAttemptAt: instant('last_attempt_at'),
    /** null when no further attempt is due. */
    nextAttemptAt: instant('next_attempt_at'),
    answerStatus: integer('answer_status'),
    fault: text('fault').$type<DeliveryFault>(),
    durationMs: integer('duration_ms'),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.webhookId, t.id] }),
    index('webhook_deliveries_newest').on(t.promoterId, t.webhookId, t.createdAt),
    index('webhook_deliveries_age').on(t.createdAt),
  ],
);

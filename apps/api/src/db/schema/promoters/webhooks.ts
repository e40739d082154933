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
 * Where a promoter's programs are told what happens; the secret is sealed with SECRET_KEY, so that the database alone
 * signs nothing.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    url: text('url').notNull(),
    kinds: jsonb('kinds').$type<WebhookKind[]>().notNull(),
    state: text('state').$type<WebhookState>().notNull(),
    /** What deliveries are signed with, encrypted with SECRET_KEY (outgoing/outgoing.ts). */
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    lastDeliveredAt: instant('last_delivered_at'),
    /** Since when nothing was taken; null while all is well. */
    failingSince: instant('failing_since'),
    /** Until when nothing is sent, because the last attempt found nobody; the others would only wait in vain. */
    restsUntil: instant('rests_until'),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), index('webhooks_newest').on(t.promoterId, t.createdAt)],
);

/** What was or will be sent to a webhook: each occurrence that it is told of, and each test. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    promoterId: promoterId(),
    webhookId: id('webhook_id').notNull(),
    id: id().notNull(),
    kind: text('kind').$type<SentKind>().notNull(),
    /** JSON, to the letter as it is signed: what is sent again is the same. */
    body: text('body').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastAttemptAt: instant('last_attempt_at'),
    /** Null when nothing more is tried. */
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

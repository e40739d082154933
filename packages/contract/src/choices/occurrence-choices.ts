/** The occurrences at a promoter that others are notified of: users by notifications, their programs by webhooks. */
export const OCCURRENCE_KINDS = [
  'order.created',
  'order.cancelled',
  'order.refunded',
  'show.changed',
  'show.nearly-sold-out',
  'seats.changed',
  'hold.due',
  'settlement.agreed',
  'access.requested',
  'import.finished',
  'export.ready',
  'report.stopped',
  'job.failed',
  'webhook.disabled',
] as const;
export type OccurrenceKind = (typeof OCCURRENCE_KINDS)[number];

/**
 * The occurrences that users are notified of, in the order of the settings page. Sales are left out: there are too
 * many.
 */
export const NOTIFIED_KINDS = [
  'access.requested',
  'settlement.agreed',
  'hold.due',
  'show.nearly-sold-out',
  'seats.changed',
  'import.finished',
  'export.ready',
  'report.stopped',
  'job.failed',
  'webhook.disabled',
] as const satisfies readonly OccurrenceKind[];
export type NotifiedKind = (typeof NOTIFIED_KINDS)[number];

/** The ways to notify a user: by e-mail at once, in a daily or weekly summary, in the console only, or not at all. */
export const DELIVERIES = ['now', 'daily', 'weekly', 'bell', 'off'] as const;
export type Delivery = (typeof DELIVERIES)[number];
/** Deliveries that wait for DIGEST_HOUR, so that many occurrences make one mail. */
export const DIGESTS = ['daily', 'weekly'] as const satisfies readonly Delivery[];
export type Digest = (typeof DIGESTS)[number];

/** Applies until a user chooses: an e-mail where other people wait or something is broken. */
export const DEFAULT_DELIVERY: Readonly<Record<NotifiedKind, Delivery>> = {
  'access.requested': 'now',
  'settlement.agreed': 'bell',
  'hold.due': 'bell',
  'show.nearly-sold-out': 'bell',
  'seats.changed': 'bell',
  'import.finished': 'bell',
  'export.ready': 'bell',
  'report.stopped': 'now',
  'job.failed': 'now',
  'webhook.disabled': 'now',
};

/** The hour at which summaries are sent, in the promoter's time zone; the weekly one is sent on Mondays. */
export const DIGEST_HOUR = 7;
/** Occurrences and their notifications are kept for this many days. */
export const OCCURRENCE_DAYS = 90;
/** The percentage of its places from which a show is nearly sold out. */
export const NEARLY_SOLD_OUT_PERCENT = 90;
/** The bell stops counting here and shows `99+`: a larger number helps nobody, and counting it is slow. */
export const UNREAD_MAX = 100;

/** The occurrences that a webhook can be sent, in the order of its form. */
export const WEBHOOK_KINDS = [
  'order.created',
  'order.cancelled',
  'order.refunded',
  'show.changed',
  'seats.changed',
  'settlement.agreed',
] as const satisfies readonly OccurrenceKind[];
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
/** Sent only when a user tests a webhook, so that receivers can tell a test from a real occurrence. */
export const TEST_KIND = 'webhook.test';
export const SENT_KINDS = [...WEBHOOK_KINDS, TEST_KIND] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/**
 * DISABLED means that the product stopped sending, because every delivery failed for WEBHOOK_FAILING_HOURS or one was
 * answered 410; PAUSED means that a user stopped it.
 */
export const WEBHOOK_STATES = ['ACTIVE', 'PAUSED', 'DISABLED'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** WAITING: to be sent, for the first time or again; DELIVERED: the receiver answered with 2xx; FAILED: given up. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * The reasons for which an attempt failed. `private-address`: the host resolves to an address inside our network;
 * `switched-off`: the webhook was paused or disabled meanwhile; `secret-lost`: its secret cannot be decrypted.
 */
export const DELIVERY_FAULTS = [
  'answer',
  'timeout',
  'unreachable',
  'private-address',
  'certificate',
  'switched-off',
  'secret-lost',
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** An attempt that takes longer fails, so that a slow receiver does not delay deliveries to others. */
export const WEBHOOK_TIMEOUT_SECONDS = 10;
/** The seconds from each failed attempt to its retry; after the last one the delivery is given up. */
export const WEBHOOK_RETRY_SECONDS = [30, 120, 600, 1800, 7200, 21_600, 43_200, 86_400] as const;
/** A webhook is disabled when all its deliveries have failed for this long. */
export const WEBHOOK_FAILING_HOURS = 48;
/** Deliveries can be read and sent again for this many days. */
export const WEBHOOK_LOG_DAYS = 30;
/** The most orders or blocks that one delivery names; a larger change is split into several deliveries. */
export const WEBHOOK_IDS = 100;

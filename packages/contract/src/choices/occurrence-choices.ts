/** What happens at a promoter and is told to others: to people as notifications, to their programs by webhooks. */
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
  'job.failed',
  'webhook.disabled',
] as const;
export type OccurrenceKind = (typeof OCCURRENCE_KINDS)[number];

/** What people are notified of, in the order of their settings: not of sales, which are too many. */
export const NOTIFIED_KINDS = [
  'access.requested',
  'settlement.agreed',
  'hold.due',
  'show.nearly-sold-out',
  'seats.changed',
  'import.finished',
  'export.ready',
  'job.failed',
  'webhook.disabled',
] as const satisfies readonly OccurrenceKind[];
export type NotifiedKind = (typeof NOTIFIED_KINDS)[number];

/** How somebody is told: by e-mail at once, in a summary, in the console only, or not at all. */
export const DELIVERIES = ['now', 'daily', 'weekly', 'bell', 'off'] as const;
export type Delivery = (typeof DELIVERIES)[number];
/** Deliveries that wait for DIGEST_HOUR, so that many occurrences make one mail. */
export const DIGESTS = ['daily', 'weekly'] as const satisfies readonly Delivery[];
export type Digest = (typeof DIGESTS)[number];

/** Until somebody chooses: an e-mail where others wait or something is broken. */
export const DEFAULT_DELIVERY: Readonly<Record<NotifiedKind, Delivery>> = {
  'access.requested': 'now',
  'settlement.agreed': 'bell',
  'hold.due': 'bell',
  'show.nearly-sold-out': 'bell',
  'seats.changed': 'bell',
  'import.finished': 'bell',
  'export.ready': 'bell',
  'job.failed': 'now',
  'webhook.disabled': 'now',
};

/** The hour of the day at which summaries are sent, on the clock of the promoter; the weekly one on Mondays. */
export const DIGEST_HOUR = 7;
/** An occurrence is kept, and can be read as a notification, for this long. */
export const OCCURRENCE_DAYS = 90;
/** The share of the places of an event from which on it is nearly sold out. */
export const NEARLY_SOLD_OUT_PERCENT = 90;
/** The bell stops counting here and shows a plus: nobody reads a larger number, and counting it costs. */
export const MOST_UNREAD = 100;

/** What a webhook can be sent, in the order of its form. */
export const WEBHOOK_KINDS = [
  'order.created',
  'order.cancelled',
  'order.refunded',
  'show.changed',
  'seats.changed',
  'settlement.agreed',
] as const satisfies readonly OccurrenceKind[];
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
/** Sent only when somebody tries a webhook out, so that receivers can tell a test from what really happened. */
export const TEST_KIND = 'webhook.test';
export const SENT_KINDS = [...WEBHOOK_KINDS, TEST_KIND] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** Sent to; not sent to, because somebody paused it; not sent to, because nobody took what was sent for too long. */
export const WEBHOOK_STATES = ['ACTIVE', 'PAUSED', 'DISABLED'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** Sent later, for the first time or again; taken; given up. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why an attempt failed: the receiver answered something else than 2xx, or not in time; nobody was found there, or
 * nobody outside; its certificate is no good; the webhook was switched off meanwhile; its secret cannot be opened.
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

/** An attempt that takes longer has failed, so that a slow receiver does not hold up what others are sent. */
export const WEBHOOK_TIMEOUT_SECONDS = 10;
/** How long after each failed attempt the next one follows; after the last one nothing is tried again. */
export const WEBHOOK_RETRY_SECONDS = [30, 120, 600, 1800, 7200, 21_600, 43_200, 86_400] as const;
/** A webhook is disabled when nothing was taken for this long. */
export const WEBHOOK_FAILING_HOURS = 48;
/** Deliveries can be looked up and sent again for this long. */
export const WEBHOOK_LOG_DAYS = 30;
/** One delivery tells of at most so many orders or blocks; more are told in several. */
export const WEBHOOK_IDS = 100;

import { z } from 'zod';
import { DELIVERIES, NOTIFIED_KINDS, UNREAD_MAX } from '../choices/occurrence-choices.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { USER_PERMISSIONS } from '../wire/permissions.ts';
import { Id, Instant, PromoterCode, Revision, TextByCulture } from '../wire/values.ts';

/** An occurrence as one user is notified of it. Whether it is unread is stored per user. */
export const Notification = z
  .strictObject({
    notificationId: Id,
    promoterCode: z.string(),
    kind: z.enum(NOTIFIED_KINDS),
    at: Instant,
    /** The user who caused it; empty if a deadline or the product did. */
    actorName: z.string(),
    isUnread: z.boolean(),
    /** The show concerned; null without one, and once the show is deleted. */
    show: z.strictObject({ showCode: z.string(), name: TextByCulture }).nullable(),
    /** The ids of the objects concerned: the settlement, hold, guest list or blocks, depending on `kind`. */
    ids: z.array(z.union([z.string(), z.number()])),
    /** The values of the text; which of them are present depends on `kind`. */
    details: z.strictObject({
      seats: z.int().optional(),
      /** The kind of imported file: guests, codes or a plan. */
      what: z.string().optional(),
      count: z.int().optional(),
      venueId: Id.optional(),
      report: z.string().optional(),
      label: z.string().optional(),
      percent: z.int().optional(),
      job: z.string().optional(),
      /** The permission that a user has requested. */
      permission: z.enum(USER_PERMISSIONS).optional(),
    }),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

export const NotificationPage = pageOf('NotificationPage', Notification);

export const UnreadNotifications = z
  .strictObject({ unread: z.int().min(0).max(UNREAD_MAX) })
  .meta({ id: 'UnreadNotifications' });

const Setting = z.strictObject({ kind: z.enum(NOTIFIED_KINDS), delivery: z.enum(DELIVERIES) });

export const NotificationSettings = z
  .strictObject({
    promoterCode: z.string(),
    /** The address of e-mails, which is the one that the user signs in with. */
    email: z.string(),
    /** The promoter's time zone, in which summaries are sent. */
    timeZone: z.string(),
    /** The kinds that the user may be notified of at this promoter, in this order. */
    items: z.array(Setting),
    revision: Revision,
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const PutNotificationSettings = z
  .strictObject({ items: z.array(Setting).max(NOTIFIED_KINDS.length, 'tooMany') })
  .meta({ id: 'PutNotificationSettings' });

const base = { base: 'backstage', reads: ['notification'] } as const;

export const listNotifications = endpoint({
  ...base,
  id: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  summary: 'What the user is told of, newest first: what others did, what fell due, what they asked for',
  query: z.strictObject({ promoterCode: PromoterCode.optional(), ...pageQuery }),
  response: { kind: 'json', schema: NotificationPage },
  scope: 'backstage.read',
  permission: null,
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
});

export const getUnreadNotifications = endpoint({
  ...base,
  id: 'getUnreadNotifications',
  method: 'GET',
  path: '/notifications/unread',
  summary: `How many notifications the user has not seen yet, at most ${UNREAD_MAX}`,
  query: z.strictObject({ promoterCode: PromoterCode.optional() }),
  response: { kind: 'json', schema: UnreadNotifications },
  scope: 'backstage.read',
  permission: null,
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
});

const ofPromoter = {
  params: z.strictObject({ code: PromoterCode }),
  tenant: { from: 'promoter', at: 'params.code' },
} as const;

export const setNotificationsRead = endpoint({
  id: 'setNotificationsRead',
  base: 'backstage',
  method: 'POST',
  path: '/promoters/{code}/notifications/read',
  ...ofPromoter,
  summary: 'Remember that the user has seen the notifications of a promoter up to this one',
  body: z.strictObject({ notificationId: Id }).meta({ id: 'SetNotificationsRead' }),
  response: { kind: 'none' },
  status: 204,
  scope: 'event-config.manage',
  permission: 'show:read',
  errors: ['INVALID', 'NOT_FOUND'],
  stale: ['notification'],
  example: { notificationId: 4711 },
});

export const getNotificationSettings = endpoint({
  id: 'getNotificationSettings',
  base: 'backstage',
  method: 'GET',
  path: '/promoters/{code}/notification-settings',
  ...ofPromoter,
  summary: 'How the user is told of what happens at a promoter, by kind',
  response: { kind: 'json', schema: NotificationSettings },
  scope: 'backstage.read',
  permission: null,
  errors: ['NOT_FOUND'],
  reads: ['notification-setting'],
});

export const setNotificationSettings = endpoint({
  id: 'setNotificationSettings',
  base: 'backstage',
  method: 'PUT',
  path: '/promoters/{code}/notification-settings',
  ...ofPromoter,
  summary: 'Choose how the user is told of some kinds; the others stay as they are',
  body: PutNotificationSettings,
  response: { kind: 'json', schema: NotificationSettings },
  scope: 'event-config.manage',
  permission: 'show:read',
  errors: ['INVALID', 'NOT_FOUND', 'STALE'],
  stale: ['notification', 'notification-setting'],
  example: { items: [{ kind: 'settlement.agreed', delivery: 'daily' }] },
});

import type { NotifiedKind } from '@parterre/contract/choices/occurrence-choices';
import { pluralIn } from '../plural.ts';
import { permissionsEnGb } from './permissions.ts';

const plural = pluralIn('en-GB');

/** The facts of a sentence. Texts are empty where the kind has none. */
export interface NotificationValues {
  actor: string;
  event: string;
  seats: number;
  count: number;
  percent: number;
  /** The description of a permission. */
  permission: string;
  /** A word of `imports`, `reports` or `jobs`. */
  what: string;
}

/** Sentences about occurrences, for notifications. */
export const notificationsEnGb = {
  sentences: {
    'access.requested': ({ actor, permission }) => `${actor} asks for access: ${permission}.`,
    'settlement.agreed': ({ actor, event }) =>
      event === '' ? `${actor} agreed a settlement.` : `${actor} agreed the settlement of ${event}.`,
    'hold.due': ({ event, count }) =>
      plural(count, {
        one: `A hold of ${event} is due to be released.`,
        other: `${count} holds of ${event} are due to be released.`,
      }),
    'show.nearly-sold-out': ({ event, percent }) => `${event} is nearly sold out: ${percent} % of its places are sold.`,
    'seats.changed': ({ actor, event, seats }) =>
      seats === 0
        ? `${actor} changed the alternating seats of ${event}.`
        : plural(seats, {
            one: `${actor} changed one seat of ${event}.`,
            other: `${actor} changed ${seats} seats of ${event}.`,
          }),
    'import.finished': ({ what, count }) => `Your import is finished: ${what}, ${count}.`,
    'export.ready': ({ what }) => `Your report is ready and was sent: ${what}.`,
    'report.stopped': ({ what }) =>
      `A report by e-mail has stopped, because it could not be sent five times in a row: ${what}. Its page says why.`,
    'job.failed': ({ what }) =>
      `${what || 'Work in the background'} failed and is not tried again. Tell whoever runs the server.`,
    'webhook.disabled': () =>
      'A webhook was switched off, because its address no longer takes what is sent to it. Its log says why.',
  } satisfies Record<NotifiedKind, (facts: NotificationValues) => string>,
  imports: { guests: 'guests', 'offer-codes': 'offer codes', 'seating-plan': 'seats of a seating plan' },
  reports: {
    sales: 'Sales',
    'detailed-sales': 'Detailed sales',
    'customer-data': 'Customer data',
    fanshare: 'FanShare',
  },
  jobs: {
    'send-mail': 'An e-mail to a buyer',
    'send-invitation': 'An invitation by e-mail',
    'send-access-answer': 'An answer to a request for access',
    'send-report': 'A report by e-mail',
    'send-notifications': 'An e-mail with notifications',
  },
  permissions: permissionsEnGb,
  noEvent: 'an event that was removed',
  manySubject: (count: number, promoter: string) => `${count} notifications from ${promoter}`,
  digestSubject: {
    daily: (promoter: string) => `Yesterday at ${promoter}`,
    weekly: (promoter: string) => `Last week at ${promoter}`,
  },
  intro: (promoter: string) => `this happened at ${promoter}:`,
  more: (count: number) => `And ${count} more, which stand in the ticket office.`,
  open: 'Open',
  settings: 'Change what you are told of by e-mail',
  accessAnswers: {
    approved: {
      subject: (promoter: string) => `You have been given access at ${promoter}`,
      text: (by: string, permission: string) => `${by} has given you the access you asked for: ${permission}.`,
    },
    declined: {
      subject: (promoter: string) => `Your request for access at ${promoter}`,
      text: (by: string, permission: string) => `${by} has not given you the access you asked for: ${permission}.`,
    },
    open: 'Open the ticket office',
  },
};
export type NotificationTexts = typeof notificationsEnGb;

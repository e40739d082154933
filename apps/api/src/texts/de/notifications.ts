import type { NotificationTexts } from '../en-GB/notifications.ts';
import { pluralIn } from '../plural.ts';
import { permissionsDe } from './permissions.ts';

const plural = pluralIn('de');

export const notificationsDe: NotificationTexts = {
  sentences: {
    'access.requested': ({ actor, permission }) => `${actor} bittet um Zugriff: ${permission}.`,
    'settlement.agreed': ({ actor, event }) =>
      event === '' ? `${actor} hat eine Abrechnung anerkannt.` : `${actor} hat die Abrechnung von ${event} anerkannt.`,
    'hold.due': ({ event, count }) =>
      plural(count, {
        one: `Eine Sperre von ${event} ist freizugeben.`,
        other: `${count} Sperren von ${event} sind freizugeben.`,
      }),
    'show.nearly-sold-out': ({ event, percent }) =>
      `${event} ist fast ausverkauft: ${percent} % der Plätze sind verkauft.`,
    'seats.changed': ({ actor, event, seats }) =>
      seats === 0
        ? `${actor} hat „Plätze abwechselnd“ für ${event} geändert.`
        : plural(seats, {
            one: `${actor} hat einen Platz von ${event} geändert.`,
            other: `${actor} hat ${seats} Plätze von ${event} geändert.`,
          }),
    'import.finished': ({ what, count }) => `Ihr Import ist fertig: ${what}, ${count}.`,
    'export.ready': ({ what }) => `Ihr Bericht ist fertig und wurde verschickt: ${what}.`,
    'report.stopped': ({ what }) =>
      `Ein Bericht per E-Mail wurde angehalten, weil er fünfmal hintereinander nicht verschickt werden konnte: ${what}. Warum, steht auf seiner Seite.`,
    'job.failed': ({ what }) =>
      `${what || 'Eine Arbeit im Hintergrund'} ist gescheitert und wird nicht wiederholt. Sagen Sie denen Bescheid, die den Server betreiben.`,
    'webhook.disabled': () =>
      'Ein Webhook wurde abgeschaltet, weil seine Adresse nicht mehr annimmt, was an sie geht. Warum, steht in seinem Protokoll.',
  },
  imports: { guests: 'Gäste', 'offer-codes': 'Angebotscodes', 'seating-plan': 'Plätze eines Saalplans' },
  reports: {
    sales: 'Verkäufe',
    'detailed-sales': 'Einzelverkäufe',
    'customer-data': 'Kundendaten',
    fanshare: 'FanShare',
  },
  jobs: {
    'send-mail': 'Eine E-Mail an einen Käufer',
    'send-invitation': 'Eine Einladung per E-Mail',
    'send-access-answer': 'Eine Antwort auf eine Bitte um Zugriff',
    'send-report': 'Ein Bericht per E-Mail',
    'send-notifications': 'Eine E-Mail mit Benachrichtigungen',
  },
  permissions: permissionsDe,
  noEvent: 'einer Veranstaltung, die entfernt wurde',
  manySubject: (count, promoter) => `${count} Benachrichtigungen von ${promoter}`,
  digestSubject: {
    daily: (promoter) => `Gestern bei ${promoter}`,
    weekly: (promoter) => `Letzte Woche bei ${promoter}`,
  },
  intro: (promoter) => `bei ${promoter} ist Folgendes geschehen:`,
  more: (count) => `Und ${count} weitere, die in der Ticketverwaltung stehen.`,
  open: 'Öffnen',
  settings: 'Ändern, worüber Sie per E-Mail benachrichtigt werden',
  accessAnswers: {
    approved: {
      subject: (promoter) => `Sie haben Zugriff bei ${promoter} erhalten`,
      text: (by, permission) => `${by} hat Ihnen den Zugriff gegeben, um den Sie gebeten haben: ${permission}.`,
    },
    declined: {
      subject: (promoter) => `Ihre Bitte um Zugriff bei ${promoter}`,
      text: (by, permission) => `${by} hat Ihnen den Zugriff, um den Sie gebeten haben, nicht gegeben: ${permission}.`,
    },
    open: 'Ticketverwaltung öffnen',
  },
};

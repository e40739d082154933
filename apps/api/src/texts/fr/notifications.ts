import type { NotificationTexts } from '../en-GB/notifications.ts';
import { pluralIn } from '../plural.ts';
import { permissionsFr } from './permissions.ts';

const plural = pluralIn('fr');

export const notificationsFr: NotificationTexts = {
  sentences: {
    'settlement.agreed': ({ actor, event }) =>
      event === '' ? `${actor} a approuvé un décompte.` : `${actor} a approuvé le décompte pour ${event}.`,
    'hold.due': ({ event, count }) =>
      plural(count, {
        one: `Un contingent est à libérer pour ${event}.`,
        other: `${count} contingents sont à libérer pour ${event}.`,
      }),
    'show.nearly-sold-out': ({ event, percent }) =>
      `Presque complet pour ${event} : ${percent} % des places sont vendues.`,
    'seats.changed': ({ actor, event, seats }) =>
      seats === 0
        ? `${actor} a modifié « Une place sur deux » pour ${event}.`
        : plural(seats, {
            one: `${actor} a modifié une place pour ${event}.`,
            other: `${actor} a modifié ${seats} places pour ${event}.`,
          }),
    'import.finished': ({ what, count }) => `Votre import est terminé : ${what}, ${count}.`,
    'export.ready': ({ what }) => `Votre rapport est prêt et a été envoyé : ${what}.`,
    'report.stopped': ({ what }) =>
      `Un rapport par e-mail est arrêté, car il n’a pas pu être envoyé cinq fois de suite : ${what}. Sa page dit pourquoi.`,
    'access.requested': ({ actor, permission }) => `${actor} demande l’accès : ${permission}.`,
    'job.failed': ({ what }) =>
      `${what || 'Une tâche de fond'} a échoué et ne sera pas retenté. Prévenez les personnes qui exploitent le serveur.`,
    'webhook.disabled': () =>
      'Un webhook a été désactivé, car son adresse n’accepte plus ce qui lui est envoyé. Son journal dit pourquoi.',
  },
  imports: { guests: 'invités', 'offer-codes': 'codes avantage', 'seating-plan': 'places d’un plan de salle' },
  reports: {
    sales: 'Ventes',
    'detailed-sales': 'Ventes détaillées',
    'customer-data': 'Données clients',
    fanshare: 'FanShare',
  },
  jobs: {
    'send-mail': 'Un e-mail à un acheteur',
    'send-invitation': 'Une invitation par e-mail',
    'send-access-answer': 'Une réponse à une demande d’accès',
    'send-report': 'Un rapport par e-mail',
    'send-notifications': 'Un e-mail de notifications',
  },
  permissions: permissionsFr,
  accessAnswers: {
    approved: {
      subject: (promoter) => `Votre accès chez ${promoter} est accordé`,
      text: (by, permission) => `${by} vous a accordé l’accès demandé : ${permission}.`,
    },
    declined: {
      subject: (promoter) => `Votre demande d’accès chez ${promoter}`,
      text: (by, permission) => `${by} ne vous a pas accordé l’accès demandé : ${permission}.`,
    },
    open: 'Ouvrir la billetterie',
  },
  noEvent: 'un événement supprimé',
  manySubject: (count, promoter) => `${count} notifications de ${promoter}`,
  digestSubject: {
    daily: (promoter) => `Hier chez ${promoter}`,
    weekly: (promoter) => `La semaine dernière chez ${promoter}`,
  },
  intro: (promoter) => `Voici ce qui s’est passé chez ${promoter} :`,
  more: (count) => `Et ${count} de plus, à voir dans la billetterie.`,
  open: 'Ouvrir',
  settings: 'Modifier vos notifications par e-mail',
};

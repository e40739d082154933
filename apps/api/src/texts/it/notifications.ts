import type { NotificationTexts } from '../en-GB/notifications.ts';
import { pluralIn } from '../plural.ts';
import { permissionsIt } from './permissions.ts';

const plural = pluralIn('it');

export const notificationsIt: NotificationTexts = {
  sentences: {
    'access.requested': ({ actor, permission }) => `${actor} richiede l’accesso: ${permission}.`,
    'settlement.agreed': ({ actor, event }) =>
      event === '' ? `${actor} ha approvato un rendiconto.` : `${actor} ha approvato il rendiconto di ${event}.`,
    'hold.due': ({ event, count }) =>
      plural(count, {
        one: `Un blocco di ${event} è da sbloccare.`,
        other: `${count} blocchi di ${event} sono da sbloccare.`,
      }),
    'show.nearly-sold-out': ({ event, percent }) => `${event} è quasi esaurito: venduto il ${percent}% dei posti.`,
    'seats.changed': ({ actor, event, seats }) =>
      seats === 0
        ? `${actor} ha modificato i posti alternati di ${event}.`
        : plural(seats, {
            one: `${actor} ha modificato un posto di ${event}.`,
            other: `${actor} ha modificato ${seats} posti di ${event}.`,
          }),
    'import.finished': ({ what, count }) => `Importazione conclusa: ${what}, ${count}.`,
    'export.ready': ({ what }) => `Il report è pronto ed è stato inviato: ${what}.`,
    'report.stopped': ({ what }) =>
      `Un report via e-mail è stato interrotto: per cinque volte di seguito non è stato possibile inviarlo: ${what}. La sua pagina ne indica il motivo.`,
    'job.failed': ({ what }) =>
      `${what || 'Attività in background'}: non riuscito, non verrà ritentato. Avvisi chi gestisce il server.`,
    'webhook.disabled': () =>
      'Un webhook è stato disattivato: il suo indirizzo non accetta più gli invii. Il registro ne indica il motivo.',
  },
  imports: { guests: 'ospiti', 'offer-codes': 'codici offerta', 'seating-plan': 'posti di una pianta' },
  reports: {
    sales: 'Vendite',
    'detailed-sales': 'Vendite dettagliate',
    'customer-data': 'Dati clienti',
    fanshare: 'FanShare',
  },
  jobs: {
    'send-mail': 'Un’e-mail a un acquirente',
    'send-invitation': 'Un invito via e-mail',
    'send-access-answer': 'Una risposta a una richiesta di accesso',
    'send-report': 'Un report via e-mail',
    'send-notifications': 'Un’e-mail con notifiche',
  },
  permissions: permissionsIt,
  noEvent: 'un evento rimosso',
  manySubject: (count, promoter) => `${count} notifiche da ${promoter}`,
  digestSubject: {
    daily: (promoter) => `Ieri presso ${promoter}`,
    weekly: (promoter) => `La settimana scorsa presso ${promoter}`,
  },
  intro: (promoter) => `ecco che cosa è successo presso ${promoter}:`,
  more: (count) =>
    plural(count, {
      one: 'E un’altra, che si trova nella gestione della biglietteria.',
      other: `E altre ${count}, che si trovano nella gestione della biglietteria.`,
    }),
  open: 'Apra',
  settings: 'Modifichi le notifiche via e-mail',
  accessAnswers: {
    approved: {
      subject: (promoter) => `Accesso concesso presso ${promoter}`,
      text: (by, permission) => `${by} Le ha concesso l’accesso richiesto: ${permission}.`,
    },
    declined: {
      subject: (promoter) => `La Sua richiesta di accesso presso ${promoter}`,
      text: (by, permission) => `${by} non Le ha concesso l’accesso richiesto: ${permission}.`,
    },
    open: 'Apra la gestione della biglietteria',
  },
};

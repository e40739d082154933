import type { NotificationTexts } from '../en-GB/notifications.ts';
import { pluralIn } from '../plural.ts';
import { permissionsPt } from './permissions.ts';

const plural = pluralIn('pt-PT');

export const notificationsPt: NotificationTexts = {
  sentences: {
    'access.requested': ({ actor, permission }) => `${actor} pede acesso: ${permission}.`,
    'settlement.agreed': ({ actor, event }) =>
      event === '' ? `${actor} aceitou um fecho de contas.` : `${actor} aceitou o fecho de contas de ${event}.`,
    'hold.due': ({ event, count }) =>
      plural(count, {
        one: `${count} bloqueio de ${event} está por libertar.`,
        other: `${count} bloqueios de ${event} estão por libertar.`,
      }),
    'show.nearly-sold-out': ({ event, percent }) => `${event} está quase esgotado: ${percent}% dos lugares vendidos.`,
    'seats.changed': ({ actor, event, seats }) =>
      seats === 0
        ? `${actor} alterou os lugares alternados de ${event}.`
        : plural(seats, {
            one: `${actor} alterou ${seats} lugar de ${event}.`,
            other: `${actor} alterou ${seats} lugares de ${event}.`,
          }),
    'import.finished': ({ what, count }) => `A sua importação terminou: ${what}, ${count}.`,
    'export.ready': ({ what }) => `O seu relatório está pronto e foi enviado: ${what}.`,
    'report.stopped': ({ what }) =>
      `Um relatório por e-mail parou, porque não foi possível enviá-lo cinco vezes seguidas: ${what}. A sua página diz porquê.`,
    'job.failed': ({ what }) =>
      `${what || 'Um trabalho em segundo plano'} falhou e não será repetido. Avise quem gere o servidor.`,
    'webhook.disabled': () =>
      'Um webhook foi desligado, porque o endereço deixou de aceitar o que lhe é enviado. O registo do webhook diz porquê.',
  },
  imports: { guests: 'convidados', 'offer-codes': 'códigos promocionais', 'seating-plan': 'lugares de um mapa' },
  reports: {
    sales: 'Vendas',
    'detailed-sales': 'Vendas detalhadas',
    'customer-data': 'Dados de clientes',
    fanshare: 'FanShare',
  },
  jobs: {
    'send-mail': 'Um e-mail a um comprador',
    'send-invitation': 'Um convite por e-mail',
    'send-access-answer': 'Uma resposta a um pedido de acesso',
    'send-report': 'Um relatório por e-mail',
    'send-notifications': 'Um e-mail com notificações',
  },
  permissions: permissionsPt,
  noEvent: 'um evento que foi removido',
  manySubject: (count, promoter) => `${count} notificações de ${promoter}`,
  digestSubject: {
    daily: (promoter) => `Ontem em ${promoter}`,
    weekly: (promoter) => `Na semana passada em ${promoter}`,
  },
  intro: (promoter) => `isto aconteceu em ${promoter}:`,
  more: (count) => `E mais ${count}, que pode ver na bilheteira.`,
  open: 'Abrir',
  settings: 'Alterar os avisos por e-mail',
  accessAnswers: {
    approved: {
      subject: (promoter) => `Tem agora acesso em ${promoter}`,
      text: (by, permission) => `${by} concedeu-lhe o acesso que pediu: ${permission}.`,
    },
    declined: {
      subject: (promoter) => `O seu pedido de acesso em ${promoter}`,
      text: (by, permission) => `${by} não lhe concedeu o acesso que pediu: ${permission}.`,
    },
    open: 'Abrir a bilheteira',
  },
};

import type { NotificationTexts } from '../en-GB/notifications.ts';
import { pluralIn } from '../plural.ts';
import { permissionsPt } from '../pt/permissions.ts';

const plural = pluralIn('pt-BR');

export const notificationsPtBr: NotificationTexts = {
  sentences: {
    'access.requested': ({ actor, permission }) => `${actor} pede acesso: ${permission}.`,
    'settlement.agreed': ({ actor, event }) =>
      event === '' ? `${actor} aceitou um fechamento.` : `${actor} aceitou o fechamento de ${event}.`,
    'hold.due': ({ event, count }) =>
      plural(count, {
        one: `${count} bloqueio de ${event} precisa ser liberado.`,
        other: `${count} bloqueios de ${event} precisam ser liberados.`,
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
      `Um relatório por e-mail parou, porque não foi possível enviá-lo cinco vezes seguidas: ${what}. A página dele diz por quê.`,
    'job.failed': ({ what }) =>
      `${what || 'Um trabalho em segundo plano'} falhou e não será repetido. Avise quem gerencia o servidor.`,
    'webhook.disabled': () =>
      'Um webhook foi desligado, porque o endereço deixou de aceitar o que lhe é enviado. O registro do webhook diz por quê.',
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
    'send-access-answer': 'Uma resposta a uma solicitação de acesso',
    'send-report': 'Um relatório por e-mail',
    'send-notifications': 'Um e-mail com notificações',
  },
  permissions: {
    ...permissionsPt,
    'price:write': 'Alterar ingressos e preços',
    'comp:create': 'Emitir ingressos de cortesia',
    'seat:write': 'Atribuir ingressos aos lugares',
    'hold:write': 'Bloquear e liberar lugares',
    'pah:write': 'Desenhar ingressos para imprimir',
    'promoter:write': 'Alterar configurações, taxas de imposto e frete do produtor',
    'venue:create': 'Criar locais',
    'venue:write': 'Alterar locais',
    'campaign:write': 'Alterar turnês e campanhas',
    'order:read': 'Ver pedidos e compradores',
    'customer:export': 'Baixar dados de clientes',
    'order:note': 'Escrever notas em pedidos',
    'order:write': 'Trocar lugares, transferir e reenviar ingressos',
    'order:cancel': 'Cancelar pedidos',
    'order:pay': 'Registrar pagamentos',
    'history:read': 'Ver o que mudou em um evento',
    'report:instalments': 'Relatórios de parcelas',
    'instalment:write': 'Alterar planos de parcelamento e dispensar parcelas',
    'finance:read': 'Ver fechamentos',
    'settlement:write': 'Aceitar fechamentos e alterar as suas regras',
    'guestlist:write': 'Gerenciar listas de convidados e emitir os seus ingressos',
    'apikey:manage': 'Gerenciar chaves de API e webhooks',
    'user:manage': 'Gerenciar usuários',
    'text:write': 'Alterar os textos do console',
  },
  noEvent: 'um evento que foi removido',
  manySubject: (count, promoter) => `${count} notificações de ${promoter}`,
  digestSubject: {
    daily: (promoter) => `Ontem em ${promoter}`,
    weekly: (promoter) => `Na semana passada em ${promoter}`,
  },
  intro: (promoter) => `isto aconteceu em ${promoter}:`,
  more: (count) => `E mais ${count}, que você pode ver na bilheteria.`,
  open: 'Abrir',
  settings: 'Alterar os avisos por e-mail',
  accessAnswers: {
    approved: {
      subject: (promoter) => `Você agora tem acesso em ${promoter}`,
      text: (by, permission) => `${by} concedeu a você o acesso que pediu: ${permission}.`,
    },
    declined: {
      subject: (promoter) => `O seu pedido de acesso em ${promoter}`,
      text: (by, permission) => `${by} não concedeu a você o acesso que pediu: ${permission}.`,
    },
    open: 'Abrir a bilheteria',
  },
};

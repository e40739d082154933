import type { codesEnGb } from '../en-GB/codes.ts';

export const codesPt: typeof codesEnGb = {
  showStatuses: {
    PENDING: 'Pendente',
    ACTIVE: 'Ativo',
    CANCEL_PENDING: 'A cancelar',
    CANCELLED: 'Cancelado',
  },
  orderStatuses: {
    PENDING: 'Pendente',
    ACTIVE: 'Ativa',
    CANCEL_PENDING: 'A cancelar',
    CANCELLED: 'Cancelada',
  },
  paymentStatuses: {
    PAID: 'Paga',
    PART_PAID: 'Paga em parte',
    UNPAID: 'Por pagar',
  },
  refundStatuses: {
    NONE: 'Sem reembolso',
    PENDING: 'A reembolsar',
    PART_REFUNDED: 'Reembolsada em parte',
    REFUNDED: 'Reembolsada',
  },
  seatStates: {
    UNASSIGNED: 'Sem preço',
    ASSIGNED: 'Disponível',
    BLOCKED: 'Retido',
    BASKET: 'Num carrinho',
    SOLD: 'Vendido',
  },
  channels: {
    web: 'Web',
    'box-office': 'Bilheteira',
    phone: 'Telefone',
    'partner-site': 'Site parceiro',
    'guest-list': 'Lista de convidados',
  },
  paymentMethods: {
    card: 'Cartão',
    cash: 'Dinheiro',
    'bank-transfer': 'Transferência bancária',
    voucher: 'Vale',
    other: 'Outro',
  },
  cancelReasons: {
    'customer-request': 'Pedido do cliente',
    'event-changed': 'Evento alterado',
    duplicate: 'Comprado duas vezes',
    fraud: 'Fraude',
    'staff-error': 'Erro da equipa',
    other: 'Outro',
    resale: 'Revendido',
  },
};

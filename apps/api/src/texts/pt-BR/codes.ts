import type { codesEnGb } from '../en-GB/codes.ts';

export const codesPtBr: typeof codesEnGb = {
  showStatuses: {
    PENDING: 'Pendente',
    ACTIVE: 'Ativo',
    CANCEL_PENDING: 'A cancelar',
    CANCELLED: 'Cancelado',
  },
  orderStatuses: {
    PENDING: 'Pendente',
    ACTIVE: 'Ativo',
    CANCEL_PENDING: 'A cancelar',
    CANCELLED: 'Cancelado',
  },
  paymentStatuses: {
    PAID: 'Pago',
    PART_PAID: 'Pago em parte',
    UNPAID: 'Não pago',
  },
  refundStatuses: {
    NONE: 'Sem reembolso',
    PENDING: 'A reembolsar',
    PART_REFUNDED: 'Reembolsado em parte',
    REFUNDED: 'Reembolsado',
  },
  seatStates: {
    UNASSIGNED: 'Sem preço',
    ASSIGNED: 'Disponível',
    BLOCKED: 'Retido',
    BASKET: 'Em um carrinho',
    SOLD: 'Vendido',
  },
  channels: {
    web: 'Web',
    'box-office': 'Bilheteria',
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
    'customer-request': 'Solicitação do cliente',
    'event-changed': 'Evento alterado',
    duplicate: 'Comprado duas vezes',
    fraud: 'Fraude',
    'staff-error': 'Erro da equipe',
    other: 'Outro',
    resale: 'Revendido',
  },
};

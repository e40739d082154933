import type { codesEnGb } from '../en-GB/codes.ts';

export const codesIt: typeof codesEnGb = {
  showStatuses: {
    PENDING: 'In sospeso',
    ACTIVE: 'Attivo',
    CANCEL_PENDING: 'Annullamento in corso',
    CANCELLED: 'Annullato',
  },
  orderStatuses: {
    PENDING: 'In sospeso',
    ACTIVE: 'Attivo',
    CANCEL_PENDING: 'Annullamento in corso',
    CANCELLED: 'Annullato',
  },
  paymentStatuses: {
    PAID: 'Pagato',
    PART_PAID: 'Pagato in parte',
    UNPAID: 'Non pagato',
  },
  refundStatuses: {
    NONE: 'Nessun rimborso',
    PENDING: 'Da rimborsare',
    PART_REFUNDED: 'Rimborsato in parte',
    REFUNDED: 'Rimborsato',
  },
  seatStates: {
    UNASSIGNED: 'Senza prezzo',
    ASSIGNED: 'Disponibile',
    BLOCKED: 'Bloccato',
    BASKET: 'In un carrello',
    SOLD: 'Venduto',
  },
  channels: {
    web: 'Web',
    'box-office': 'Biglietteria',
    phone: 'Telefono',
    'partner-site': 'Sito partner',
    'guest-list': 'Lista ospiti',
  },
  paymentMethods: {
    card: 'Carta',
    cash: 'Contanti',
    'bank-transfer': 'Bonifico',
    voucher: 'Buono',
    other: 'Altro',
  },
  cancelReasons: {
    'customer-request': 'Richiesta del cliente',
    'event-changed': 'Evento modificato',
    duplicate: 'Acquistato due volte',
    fraud: 'Frode',
    'staff-error': 'Errore dello staff',
    other: 'Altro',
    resale: 'Rivenduto',
  },
};

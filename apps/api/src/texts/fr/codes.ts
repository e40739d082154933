import type { codesEnGb } from '../en-GB/codes.ts';

export const codesFr: typeof codesEnGb = {
  showStatuses: {
    PENDING: 'En attente',
    ACTIVE: 'Actif',
    CANCEL_PENDING: 'Annulation en cours',
    CANCELLED: 'Annulé',
  },
  orderStatuses: {
    PENDING: 'En attente',
    ACTIVE: 'Active',
    CANCEL_PENDING: 'Annulation en cours',
    CANCELLED: 'Annulée',
  },
  paymentStatuses: {
    PAID: 'Payée',
    PART_PAID: 'Partiellement payée',
    UNPAID: 'Impayée',
  },
  refundStatuses: {
    NONE: 'Aucun remboursement',
    PENDING: 'À rembourser',
    PART_REFUNDED: 'Partiellement remboursée',
    REFUNDED: 'Remboursée',
  },
  seatStates: {
    UNASSIGNED: 'Sans prix',
    ASSIGNED: 'Disponible',
    BLOCKED: 'Bloquée',
    BASKET: 'Dans un panier',
    SOLD: 'Vendue',
  },
  channels: {
    web: 'Web',
    'box-office': 'Guichet',
    phone: 'Téléphone',
    'partner-site': 'Site partenaire',
    'guest-list': 'Liste d’invités',
  },
  paymentMethods: {
    card: 'Carte',
    cash: 'Espèces',
    'bank-transfer': 'Virement',
    voucher: 'Bon d’achat',
    other: 'Autre',
  },
  cancelReasons: {
    'customer-request': 'Demande du client',
    'event-changed': 'Événement modifié',
    duplicate: 'Acheté deux fois',
    fraud: 'Fraude',
    'staff-error': 'Erreur du personnel',
    other: 'Autre',
    resale: 'Revendu',
  },
};

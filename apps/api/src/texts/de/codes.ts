import type { codesEnGb } from '../en-GB/codes.ts';

export const codesDe: typeof codesEnGb = {
  showStatuses: {
    PENDING: 'Ausstehend',
    ACTIVE: 'Aktiv',
    CANCEL_PENDING: 'Absage ausstehend',
    CANCELLED: 'Abgesagt',
  },
  orderStatuses: {
    PENDING: 'Ausstehend',
    ACTIVE: 'Aktiv',
    CANCEL_PENDING: 'Stornierung ausstehend',
    CANCELLED: 'Storniert',
  },
  paymentStatuses: {
    PAID: 'Bezahlt',
    PART_PAID: 'Teilweise bezahlt',
    UNPAID: 'Unbezahlt',
  },
  refundStatuses: {
    NONE: 'Keine Erstattung',
    PENDING: 'Erstattung offen',
    PART_REFUNDED: 'Teilweise erstattet',
    REFUNDED: 'Erstattet',
  },
  seatStates: {
    UNASSIGNED: 'Ohne Preis',
    ASSIGNED: 'Verfügbar',
    BLOCKED: 'Gesperrt',
    BASKET: 'Im Warenkorb',
    SOLD: 'Verkauft',
  },
  channels: {
    web: 'Web',
    'box-office': 'Kasse',
    phone: 'Telefon',
    'partner-site': 'Partnerseite',
    'guest-list': 'Gästeliste',
  },
  paymentMethods: {
    card: 'Karte',
    cash: 'Bar',
    'bank-transfer': 'Überweisung',
    voucher: 'Gutschein',
    other: 'Andere',
  },
  cancelReasons: {
    'customer-request': 'Wunsch des Kunden',
    'event-changed': 'Veranstaltung geändert',
    duplicate: 'Doppelt gekauft',
    fraud: 'Betrug',
    'staff-error': 'Fehler des Personals',
    other: 'Sonstiges',
    resale: 'Weiterverkauft',
  },
};

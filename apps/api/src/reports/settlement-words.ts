import type { SettlementLineKind, SettlementSection } from '@parterre/contract/choices/settlement-choices';

/** The words of a statement in the language of a culture; English where there is no translation. */
export const wordsOf = (culture: string): Words => (culture.startsWith('de') ? GERMAN : ENGLISH);

export interface Words {
  title: (number: number) => string;
  promoter: string;
  event: string;
  allEvents: string;
  period: string;
  currency: string;
  agreed: string;
  agreedBy: string;
  from: string;
  until: string;
  note: string;
  digest: string;
  line: string;
  tickets: string;
  amount: string;
  receipts: string;
  deductions: string;
  net: string;
  section: Record<SettlementSection, string>;
  kind: Record<SettlementLineKind, string>;
}

const ENGLISH: Words = {
  title: (number) => `Settlement ${number}`,
  promoter: 'Promoter',
  event: 'Event',
  allEvents: 'All events',
  period: 'Period',
  currency: 'Currency',
  agreed: 'Agreed',
  agreedBy: 'Agreed by',
  from: 'From',
  until: 'Until',
  note: 'Note',
  digest: 'Digest (SHA-256)',
  line: 'Line',
  tickets: 'Tickets',
  amount: 'Amount',
  receipts: 'Total receipts',
  deductions: 'Total deductions',
  net: 'Net',
  section: { sales: 'Sales', correction: 'Corrections', deduction: 'Deductions', apart: 'For information' },
  kind: {
    gross: 'Tickets sold',
    cancelled: 'Tickets cancelled',
    discount: 'Discounts',
    fee: 'Booking fees',
    postage: 'Postage',
    'cancel-fee': 'Cancellation fees',
    waiver: 'Let off',
    deduction: 'Deduction',
    tax: 'Tax inside',
    payment: 'Payments received',
    refund: 'Refunds paid',
    outstanding: 'Still owed by buyers',
    'refund-due': 'Still due to buyers',
  },
};

const GERMAN: Words = {
  title: (number) => `Abrechnung ${number}`,
  promoter: 'Veranstalter',
  event: 'Veranstaltung',
  allEvents: 'Alle Veranstaltungen',
  period: 'Zeitraum',
  currency: 'Währung',
  agreed: 'Vereinbart',
  agreedBy: 'Vereinbart von',
  from: 'Von',
  until: 'Bis',
  note: 'Notiz',
  digest: 'Prüfsumme (SHA-256)',
  line: 'Zeile',
  tickets: 'Tickets',
  amount: 'Betrag',
  receipts: 'Erlöse gesamt',
  deductions: 'Abzüge gesamt',
  net: 'Netto',
  section: { sales: 'Verkäufe', correction: 'Korrekturen', deduction: 'Abzüge', apart: 'Zur Information' },
  kind: {
    gross: 'Verkaufte Tickets',
    cancelled: 'Stornierte Tickets',
    discount: 'Nachlässe',
    fee: 'Gebühren',
    postage: 'Versand',
    'cancel-fee': 'Stornogebühren',
    waiver: 'Erlassen',
    deduction: 'Abzug',
    tax: 'Enthaltene Steuer',
    payment: 'Erhaltene Zahlungen',
    refund: 'Geleistete Erstattungen',
    outstanding: 'Von Käufern noch offen',
    'refund-due': 'Käufern noch zu erstatten',
  },
};

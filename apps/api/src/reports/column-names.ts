import type { DOOR_LIST_COLUMNS } from '@parterre/contract/choices/guest-list-choices';
import type { OFFER_EFFECTS, OFFER_STATUSES } from '@parterre/contract/choices/offer-code-choices';
import type { HEADLINE_COLUMNS } from '@parterre/contract/instalments';
import type {
  OFFER_CODE_COLUMNS,
  SEAT_HOLDS_COLUMNS,
  SEATED_PRICE_COLUMNS,
  SEATS_MANIFEST_COLUMNS,
} from '@parterre/contract/reports';

type OfferEffect = (typeof OFFER_EFFECTS)[number];
type OfferStatus = (typeof OFFER_STATUSES)[number];

type Column =
  | (typeof SEATED_PRICE_COLUMNS)[number]
  | (typeof SEATS_MANIFEST_COLUMNS)[number]
  | (typeof SEAT_HOLDS_COLUMNS)[number]
  | (typeof OFFER_CODE_COLUMNS)[number]
  | (typeof HEADLINE_COLUMNS)[number]
  | (typeof DOOR_LIST_COLUMNS)[number];

/** The header row in the language of a culture; English where there is no translation. */
export function nameColumns(columns: readonly Column[], culture: string): string[] {
  const language = isGerman(culture) ? 1 : 0;
  return columns.map((column) => NAMES[column][language]);
}

export function nameFlag(value: boolean, culture: string): string {
  if (isGerman(culture)) return value ? 'Ja' : 'Nein';
  return value ? 'Yes' : 'No';
}

/** What an offer code does, in words. */
export const nameEffect = (effect: OfferEffect, culture: string): string => EFFECTS[effect][isGerman(culture) ? 1 : 0];

export const nameOfferStatus = (status: OfferStatus, culture: string): string =>
  OFFER_STATUS_NAMES[status][isGerman(culture) ? 1 : 0];

const EFFECTS: Record<OfferEffect, [english: string, german: string]> = {
  none: ['none', 'keine'],
  'set-price': ['set price', 'Festpreis'],
  subtract: ['subtract', 'Betrag'],
  percentage: ['percentage', 'Prozent'],
};

const OFFER_STATUS_NAMES: Record<OfferStatus, [english: string, german: string]> = {
  active: ['active', 'aktiv'],
  scheduled: ['scheduled', 'geplant'],
  expired: ['expired', 'abgelaufen'],
  'used-up': ['used up', 'aufgebraucht'],
  disabled: ['disabled', 'deaktiviert'],
};

const isGerman = (culture: string): boolean => culture.split('-')[0] === 'de';

const NAMES: Record<Column, [english: string, german: string]> = {
  show_code: ['Show code', 'Veranstaltungscode'],
  show_name: ['Show name', 'Veranstaltung'],
  show_date: ['Show date', 'Datum'],
  venue: ['Venue', 'Spielstätte'],
  plan_name: ['Plan name', 'Saalplan'],
  block: ['Block', 'Block'],
  row: ['Row', 'Reihe'],
  seat: ['Seat', 'Platz'],
  state: ['State', 'Status'],
  price_group: ['Price group', 'Preisgruppe'],
  price_type: ['Price type', 'Ticketart'],
  linked_price: ['Linked price', 'Verknüpfter Preis'],
  face_value: ['Face value', 'Nennwert'],
  currency: ['Currency', 'Währung'],
  seats: ['Seats', 'Plätze'],
  sold: ['Sold', 'Verkauft'],
  comps: ['Comps', 'Freikarten'],
  in_baskets: ['In baskets', 'In Warenkörben'],
  held_sale_allowed: ['Held (sale allowed)', 'Reserviert (Verkauf erlaubt)'],
  held_no_sale: ['Held (no sale)', 'Reserviert (kein Verkauf)'],
  blocked: ['Blocked', 'Gesperrt'],
  unassigned: ['Unassigned', 'Ohne Preis'],
  available: ['Available', 'Verfügbar'],
  sold_percent: ['Sold %', 'Verkauft %'],
  value_sold: ['Value sold', 'Wert verkauft'],
  value_available: ['Value available', 'Wert verfügbar'],
  gross_potential: ['Gross potential', 'Möglicher Bruttoumsatz'],
  hold_label: ['Hold label', 'Reservierung'],
  reservation_flag: ['Reservation flag', 'Kürzel'],
  colour: ['Colour', 'Farbe'],
  allow_sales: ['Allow sales', 'Verkauf erlaubt'],
  order_id: ['Order id', 'Bestellnummer'],
  seats_held: ['Seats held', 'Reservierte Plätze'],
  sold_from_hold: ['Sold from hold', 'Daraus verkauft'],
  remaining: ['Remaining', 'Verbleibend'],
  value_held: ['Value held', 'Reservierter Wert'],
  seat_ranges: ['Seat ranges', 'Platzbereiche'],
  guest_list: ['Guest list', 'Gästeliste'],
  list_owner: ['List owner', 'Verantwortlich'],
  guest: ['Guest', 'Gast'],
  party: ['Party', 'Personen'],
  note: ['Note', 'Notiz'],
  guest_status: ['Guest status', 'Gaststatus'],
  code: ['Code', 'Code'],
  tag: ['Tag / batch', 'Schlagwort'],
  price_types: ['Price types', 'Ticketarten'],
  effect: ['Effect', 'Wirkung'],
  value: ['Value', 'Wert'],
  valid_from: ['Valid from', 'Gültig ab'],
  valid_until: ['Valid until', 'Gültig bis'],
  max_uses: ['Max uses', 'Höchstens'],
  used_orders: ['Used (orders)', 'Benutzt (Bestellungen)'],
  used_tickets: ['Used (tickets)', 'Benutzt (Tickets)'],
  status: ['Status', 'Status'],
  gross_sales: ['Gross sales', 'Bruttoumsatz'],
  discount_given: ['Discount given', 'Gewährter Nachlass'],
  instalment_plan: ['Plan name', 'Ratenplan'],
  plans_sold: ['Plans sold', 'Verkaufte Ratenpläne'],
  plans_active: ['Active', 'Laufend'],
  plans_completed: ['Completed', 'Abgeschlossen'],
  plans_overdue: ['Overdue', 'Überfällig'],
  plans_cancelled: ['Cancelled', 'Storniert'],
  tickets_on_plan: ['Tickets on plan', 'Tickets auf Raten'],
  tickets_on_plan_percent: ['Tickets on plan % of sold', 'Tickets auf Raten % des Verkaufs'],
  gross_contracted: ['Gross contracted', 'Vereinbart brutto'],
  deposits_received: ['Deposits received', 'Erhaltene Anzahlungen'],
  instalments_received: ['Instalments received', 'Erhaltene Raten'],
  total_received: ['Total received', 'Insgesamt erhalten'],
  received_percent: ['Received %', 'Erhalten %'],
  outstanding: ['Outstanding', 'Offen'],
  overdue_amount: ['Overdue amount', 'Überfälliger Betrag'],
  due_next_7_days: ['Due next 7 days', 'Fällig in 7 Tagen'],
  due_next_30_days: ['Due next 30 days', 'Fällig in 30 Tagen'],
  next_due_date: ['Next due date', 'Nächste Fälligkeit'],
  final_due_date: ['Final due date', 'Letzte Fälligkeit'],
  refunded: ['Refunded', 'Erstattet'],
  written_off: ['Written off', 'Erlassen'],
  seats_at_risk: ['Seats at risk', 'Gefährdete Plätze'],
  as_of: ['As of', 'Stand'],
};

import type { GuestImportColumn } from '@parterre/contract/choices/guest-list-choices';
import type { DOOR_LIST_COLUMNS } from '@parterre/contract/reports/report-sheets';
import { type ColumnNames, type ColumnPlaces, matchColumns, unguardCell } from '@parterre/seating-plan/table-file';
import { LANGUAGES } from '#texts/pick-language.ts';

export type GuestPlaces = ColumnPlaces<GuestImportColumn>;

export interface GuestCells {
  name: string;
  plusOnes: string;
  /** The number of people: the guest and the companions. */
  party: string;
  email: string;
  note: string;
}

const doorNames = (column: (typeof DOOR_LIST_COLUMNS)[number]['key']): string[] =>
  LANGUAGES.map(({ columns }) => columns[column]);

/**
 * The headings of our door list come first, which has seats next to the parties, then those of other lists and
 * languages.
 */
export const GUEST_COLUMN_NAMES: ColumnNames<GuestImportColumn> = {
  name: [
    ...doorNames('guest'),
    ...['name', 'guest name', 'full name', 'attendee', 'person', 'who', 'Gastname', 'Teilnehmer', 'nom complet', 'nom'],
    ...[
      'invité',
      'nome completo',
      'nominativo',
      'nome',
      'ospite',
      'invitato',
      'convidado',
      'invitado',
      'nombre completo',
    ],
    'nombre',
  ],
  firstName: ['first name', 'first', 'given name', 'forename', 'Vorname', 'prénom', 'primeiro nome', 'nombre de pila'],
  lastName: [
    ...['last name', 'last', 'surname', 'family name', 'Nachname', 'Familienname', 'Zuname', 'nom de famille'],
    ...['cognome', 'apelido', 'sobrenome', 'apellidos', 'apellido'],
  ],
  plusOnes: [
    ...['plus ones', 'plus one', 'plus', '+', '+1', 'companions', 'extra guests', 'Begleitung', 'Begleitpersonen'],
    ...['accompagnants', 'accompagnatori', 'acompanhantes', 'acompañantes'],
  ],
  party: [
    ...doorNames('party'),
    ...['party size', 'people', 'persons', 'pax', 'headcount', 'number of people', 'qty', 'quantity', 'tickets'],
    ...['number of tickets', 'ticket count', 'Pers.', 'Anzahl', 'Anzahl Personen', 'Anzahl Plätze', 'Anzahl Tickets'],
    ...['Menge', 'Karten', 'personnes', 'nombre de personnes', 'nombre de places', 'quantité', 'billets', 'persone'],
    ...['quantità', 'numero di persone', 'biglietti', 'pessoas', 'quantidade', 'ingressos', 'bilhetes', 'personas'],
    ...['cantidad', 'entradas', 'Plätze', 'seats', 'places', 'posti', 'lugares', 'nombre'],
  ],
  email: [
    ...['email', 'e-mail', 'e-mail address', 'email address', 'mail', 'E-Mail-Adresse', 'courriel', 'adresse e-mail'],
    ...['adresse mail', 'posta elettronica', 'indirizzo e-mail', 'correo electrónico', 'correo', 'endereço de e-mail'],
  ],
  note: [
    ...doorNames('note'),
    ...['notes', 'comment', 'comments', 'remark', 'remarks', 'Notizen', 'Bemerkung', 'Bemerkungen', 'Kommentar'],
    ...['Anmerkung', 'remarque', 'commentaire', 'nota', 'osservazioni', 'observações', 'observaciones'],
  ],
};

export const hasNames = (places: GuestPlaces): boolean =>
  places.has('name') || places.has('firstName') || places.has('lastName');

/**
 * Returns whether the first row holds headings: one of them is known, or the rows below have a number or an address
 * where it has a word. A row with such a value is a guest itself.
 */
export function areHeadings(first: readonly string[], next: readonly (readonly string[])[]): boolean {
  const { places } = matchColumns(first, GUEST_COLUMN_NAMES, {});
  if (hasNames(places) || places.size > 1) return true;
  if (first.length < 2 || first.some((cell) => isFact(cell))) return false;
  return (
    places.size > 0 || next.slice(0, 50).some((cells) => cells.some((cell, at) => at < first.length && isFact(cell)))
  );
}

/** Returns whether a cell is a number or an address, which no heading is. */
const isFact = (cell: string): boolean => /^\s*\+?\s*\d+\s*$/.test(cell) || looksLikeAddress(cell.trim());

/** Also true for an address that cannot be used, so that the row is reported. */
const looksLikeAddress = (cell: string): boolean => /^[^\s@]+@[^\s@]+$/.test(cell);

/** Assigns the cells of a row: by the headings, or by their form, where the first plain text is the name. */
export function toCells(cells: readonly string[], places: GuestPlaces): GuestCells {
  const read = cells.map((cell) => unguardCell(cell.trim()));
  if (places.size === 0) return guessCells(read);
  const at = (column: GuestImportColumn) => read[places.get(column) ?? -1] ?? '';
  const name = joinNames(at('name'), at('firstName'), at('lastName'));
  return { name, plusOnes: at('plusOnes'), party: at('party'), email: at('email'), note: at('note') };
}

/** `Name` is the whole name, unless a column of its own holds one half of it; then `Name` is the other half. */
function joinNames(name: string, first: string, last: string): string {
  if (name !== '' && (first !== '') === (last !== '')) return name;
  const half = first || last;
  if (name !== '' && name.includes(half)) return name;
  return `${first || name} ${last || (first === '' ? '' : name)}`.trim();
}

function guessCells([name = '', ...rest]: readonly string[]): GuestCells {
  const found: GuestCells = { name, plusOnes: '', party: '', email: '', note: '' };
  const words: string[] = [];
  for (const cell of rest) {
    if (found.plusOnes === '' && /^\+?\s*\d{1,3}$/.test(cell)) found.plusOnes = cell;
    else if (found.email === '' && looksLikeAddress(cell)) found.email = cell;
    else if (cell !== '') words.push(cell);
  }
  found.note = words.join(', ');
  return found;
}

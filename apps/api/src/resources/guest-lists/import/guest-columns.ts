import { toSearchKey } from '../../search-key.ts';

type Column = 'name' | 'firstName' | 'lastName' | 'plusOnes' | 'email' | 'note';
/** Where the columns of a table stand, by what its header calls them. */
export type CellPlaces = ReadonlyMap<Column, number>;

export interface GuestCells {
  name: string;
  plusOnes: string;
  email: string;
  note: string;
}

const NAMES: Record<Column, readonly string[]> = {
  name: ['name', 'guest', 'guest name', 'full name', 'gast'],
  firstName: ['first name', 'given name', 'vorname'],
  lastName: ['last name', 'surname', 'family name', 'nachname'],
  plusOnes: ['plus ones', 'plus', 'plus one', '+', '+1', 'companions', 'begleitung', 'begleitpersonen'],
  email: ['email', 'e-mail', 'e-mail address', 'email address', 'mail', 'e-mail-adresse'],
  note: ['note', 'notes', 'comment', 'notiz', 'bemerkung'],
};

/** The columns of a header row; undefined when the first row is a guest already: it names nobody's column of names. */
export function findGuestColumns(headers: readonly string[]): CellPlaces | undefined {
  const places = new Map<Column, number>();
  for (const [index, header] of headers.entries()) {
    const key = toSearchKey(header);
    for (const [column, names] of entries) if (!places.has(column) && names.includes(key)) places.set(column, index);
  }
  return places.has('name') || places.has('lastName') ? places : undefined;
}

const entries = Object.entries(NAMES) as [Column, readonly string[]][];

/** The cells of a row by what they are: by the header, or by how they look, the first of them the name. */
export function toCells(cells: readonly string[], places: CellPlaces | undefined, email: RegExp): GuestCells {
  const trimmed = cells.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, ''));
  if (!places) return guessCells(trimmed, email);
  const at = (column: Column) => trimmed[places.get(column) ?? -1] ?? '';
  const name = at('name') || `${at('firstName')} ${at('lastName')}`.trim();
  return { name, plusOnes: at('plusOnes'), email: at('email'), note: at('note') };
}

function guessCells([name = '', ...rest]: readonly string[], email: RegExp): GuestCells {
  const found: GuestCells = { name, plusOnes: '', email: '', note: '' };
  const words: string[] = [];
  for (const cell of rest) {
    if (found.plusOnes === '' && /^\+?\s*\d{1,3}$/.test(cell)) found.plusOnes = cell;
    else if (found.email === '' && email.test(cell)) found.email = cell;
    else if (cell !== '') words.push(cell);
  }
  found.note = words.join(', ');
  return found;
}

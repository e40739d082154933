/** What a door list says beside its names, in the language of its reader. */
export const doorWordsOf = (culture: string) => (culture.startsWith('de') ? GERMAN : ENGLISH);

const ENGLISH = {
  title: 'Door list',
  in: 'In',
  guest: 'Guest',
  party: 'Party',
  seats: 'Seats',
  list: 'List',
  note: 'Note',
  event: 'Event',
  venue: 'Venue',
  starts: 'Starts',
  doors: 'Doors',
  owner: 'Owner',
  allLists: 'All guest lists',
  guests: 'Guests',
  people: (guests: number, people: number) =>
    `${guests} ${guests === 1 ? 'guest' : 'guests'}, ${people} ${people === 1 ? 'person' : 'people'}`,
  made: 'As of',
  notIssued: 'no ticket yet',
  issued: 'Issued',
  approved: 'Approved',
};

const GERMAN: typeof ENGLISH = {
  title: 'Türliste',
  in: 'Da',
  guest: 'Gast',
  party: 'Pers.',
  seats: 'Plätze',
  list: 'Liste',
  note: 'Notiz',
  event: 'Veranstaltung',
  venue: 'Spielstätte',
  starts: 'Beginn',
  doors: 'Einlass',
  owner: 'Verantwortlich',
  allLists: 'Alle Gästelisten',
  guests: 'Gäste',
  people: (guests: number, people: number) =>
    `${guests} ${guests === 1 ? 'Gast' : 'Gäste'}, ${people} ${people === 1 ? 'Person' : 'Personen'}`,
  made: 'Stand',
  notIssued: 'noch kein Ticket',
  issued: 'Ausgestellt',
  approved: 'Zugesagt',
};

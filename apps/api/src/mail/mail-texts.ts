/** What mails say, beside names of things, in one language. */
export interface MailTexts {
  language: string;
  ticketsSubject: (event: string) => string;
  cancelledSubject: (event: string) => string;
  greeting: (name: string) => string;
  ticketsIntro: (count: number) => string;
  cancelledIntro: (count: number) => string;
  order: string;
  event: string;
  when: string;
  doors: string;
  venue: string;
  seat: string;
  noSeat: string;
  price: string;
  barcode: string;
  qrAlt: (ticket: number) => string;
  barcodeAlt: (ticket: number) => string;
  total: string;
  owed: (amount: string) => string;
  refundDue: (amount: string) => string;
  refunded: (amount: string) => string;
  atTheDoor: string;
  standing: (count: number) => string;
}

const EN: MailTexts = {
  language: 'en-GB',
  ticketsSubject: (event) => `Your tickets: ${event}`,
  cancelledSubject: (event) => `Cancelled: ${event}`,
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  ticketsIntro: (count) => (count === 1 ? 'here is your ticket.' : `here are your ${count} tickets.`),
  cancelledIntro: (count) => (count === 1 ? 'this ticket was cancelled.' : `these ${count} tickets were cancelled.`),
  order: 'Order',
  event: 'Event',
  when: 'Starts',
  doors: 'Doors',
  venue: 'Venue',
  seat: 'Seat',
  noSeat: 'No reserved seat',
  price: 'Price',
  barcode: 'Barcode',
  qrAlt: (ticket) => `QR code of ticket ${ticket}`,
  barcodeAlt: (ticket) => `Barcode of ticket ${ticket}`,
  total: 'Total',
  owed: (amount) => `Still to be paid: ${amount}.`,
  refundDue: (amount) => `You get ${amount} back.`,
  refunded: (amount) => `${amount} has been paid back.`,
  atTheDoor:
    'Show the code of each ticket at the door, on paper or on a screen. Tickets sent earlier for this order may have codes that no longer admit anybody.',
  standing: (count) => (count === 1 ? 'One ticket of your order stands.' : `${count} tickets of your order stand.`),
};

const DE: MailTexts = {
  language: 'de',
  ticketsSubject: (event) => `Ihre Tickets: ${event}`,
  cancelledSubject: (event) => `Storniert: ${event}`,
  greeting: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  ticketsIntro: (count) => (count === 1 ? 'hier ist Ihr Ticket.' : `hier sind Ihre ${count} Tickets.`),
  cancelledIntro: (count) =>
    count === 1 ? 'dieses Ticket wurde storniert.' : `diese ${count} Tickets wurden storniert.`,
  order: 'Bestellung',
  event: 'Veranstaltung',
  when: 'Beginn',
  doors: 'Einlass',
  venue: 'Ort',
  seat: 'Platz',
  noSeat: 'Kein fester Platz',
  price: 'Preis',
  barcode: 'Barcode',
  qrAlt: (ticket) => `QR-Code von Ticket ${ticket}`,
  barcodeAlt: (ticket) => `Barcode von Ticket ${ticket}`,
  total: 'Summe',
  owed: (amount) => `Noch zu zahlen: ${amount}.`,
  refundDue: (amount) => `Sie erhalten ${amount} zurück.`,
  refunded: (amount) => `${amount} wurden zurückgezahlt.`,
  atTheDoor:
    'Zeigen Sie am Einlass den Code jedes Tickets, auf Papier oder auf einem Bildschirm. Tickets, die Sie früher zu dieser Bestellung erhalten haben, können Codes tragen, die niemanden mehr einlassen.',
  standing: (count) =>
    count === 1 ? 'Ein Ticket Ihrer Bestellung bleibt gültig.' : `${count} Tickets Ihrer Bestellung bleiben gültig.`,
};

/** The texts of a language; English where we have none. */
export const mailTextsOf = (culture: string): MailTexts => (culture.split('-')[0] === 'de' ? DE : EN);

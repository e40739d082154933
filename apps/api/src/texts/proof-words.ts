import type { TicketWarningCode } from '@parterre/contract/choices/print-at-home-choices';
import { pickLanguage } from './pick-language.ts';

/** The texts above tickets on a proof. */
interface ProofWords {
  noWarnings: string;
  warnings: Readonly<Record<TicketWarningCode, string>>;
  /** The subject of a warning, by the property of a ticket; a picture needs no word. */
  abouts: Readonly<Record<string, string>>;
}

export const pickProofWords = (culture: string): ProofWords => (pickLanguage(culture).tag === 'de' ? DE : EN);

const EN: ProofWords = {
  noWarnings: 'Nothing to mend',
  warnings: {
    TEXT_CUT: 'Text cut',
    LETTERS_MISSING: 'Letters that no typeface has',
    TERMS_MISSING: 'No terms in this language',
    LOW_CONTRAST: 'Colour too light to be read on white; texts are dark instead',
    BARCODE_TOO_SMALL: 'Barcode too small to be scanned for certain',
    QUIET_ZONE_TOO_SMALL: 'Too little white around the barcode',
    BARCODE_UNREADABLE: 'The barcode cannot say this code',
    IMAGE_TOO_COARSE: 'Picture too coarse for print',
    IMAGE_UNREADABLE: 'Picture that cannot be read',
  },
  abouts: {
    eventName: 'name of the event',
    subtitle: 'line below the name',
    promoterName: 'promoter',
    venueName: 'venue',
    venueAddress: 'address',
    dateText: 'date',
    timeText: 'time',
    doorsText: 'doors',
    ticketType: 'ticket',
    amountText: 'price',
    seat: 'seat',
    holder: 'name of the holder',
    orderId: 'order',
    remarks: 'remarks',
    terms: 'terms',
  },
};

const DE: ProofWords = {
  noWarnings: 'Nichts zu verbessern',
  warnings: {
    TEXT_CUT: 'Text abgeschnitten',
    LETTERS_MISSING: 'Zeichen, die keine Schrift hat',
    TERMS_MISSING: 'Keine Bedingungen in dieser Sprache',
    LOW_CONTRAST: 'Farbe zu hell, um auf Weiß gelesen zu werden; Texte sind stattdessen dunkel',
    BARCODE_TOO_SMALL: 'Barcode zu klein, um sicher gelesen zu werden',
    QUIET_ZONE_TOO_SMALL: 'Zu wenig Weiß um den Barcode',
    BARCODE_UNREADABLE: 'Der Barcode kann diesen Code nicht darstellen',
    IMAGE_TOO_COARSE: 'Bild zu grob für den Druck',
    IMAGE_UNREADABLE: 'Bild, das nicht gelesen werden kann',
  },
  abouts: {
    eventName: 'Name der Veranstaltung',
    subtitle: 'Zeile unter dem Namen',
    promoterName: 'Veranstalter',
    venueName: 'Ort',
    venueAddress: 'Adresse',
    dateText: 'Datum',
    timeText: 'Uhrzeit',
    doorsText: 'Einlass',
    ticketType: 'Ticket',
    amountText: 'Preis',
    seat: 'Platz',
    holder: 'Name des Inhabers',
    orderId: 'Bestellung',
    remarks: 'Hinweise',
    terms: 'Bedingungen',
  },
};

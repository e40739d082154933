import { BARCODE_FORM } from '@parterre/contract/wire/patterns';
import { cutKey, toPrefixRange, toSearchKey, toTermWords } from '#lists/search-key.ts';
import { readBarcodeNumber } from '#resources/ground/barcodes/barcode-forms.ts';

/** A range from a first text up to but not including a second one, which contains all texts with one beginning. */
export type TextRange = ReturnType<typeof toPrefixRange>;

/** The parsed text of the search box for orders. Each part that is present finds orders by itself. */
export interface Term {
  /** Each way is a list of beginnings. It finds an order when each of them begins one of the order's keys. */
  ways: readonly TextRange[][];
  orderIds: TextRange | undefined;
  /** As typed, and with the sign in front that people leave out. */
  barcodes: readonly string[];
  barcodeNumber: number | null;
}

const START_OF_ORDER_ID = /^[A-HJ-NP-Z2-9]{4,10}$/;
/** A seat as people read it: `Balcony Centre, A 22`, `Balcony Centre · A · 22`, `Balcony Centre A 22`. */
const WRITTEN_SEAT = /^([^|@]+?)[, ·]+([^|@, ·]+)[, ·]+([^|@, ·]+)$/;

export function parseTerm(text: string): Term {
  const key = cutKey(toSearchKey(text));
  const typed = text.trim().toUpperCase();
  return {
    ways: toWays(key, text),
    orderIds: START_OF_ORDER_ID.test(typed) ? toPrefixRange(typed) : undefined,
    barcodes: [typed, `$${typed}`].filter((code) => BARCODE_FORM.test(code)),
    barcodeNumber: readBarcodeNumber(typed),
  };
}

/** Searches for an e-mail address or a seat id as a whole, and for everything else also by its words, in any order. */
function toWays(key: string, text: string): TextRange[][] {
  const words = /[@|]/.test(key) ? [] : toTermWords(text).map(cutKey);
  const ways = words.length > 0 ? [words] : [];
  const isOneWord = words.length === 1 && words[0] === key;
  if (key !== '' && !isOneWord) ways.push([key]);
  return [...ways.map((beginnings) => beginnings.map(toPrefixRange)), ...toWrittenSeat(key)];
}

/** A seat that is written in full matches only that seat: A 2 does not match A 22. */
function toWrittenSeat(key: string): TextRange[][] {
  const [, ...parts] = WRITTEN_SEAT.exec(key) ?? [];
  if (parts.length === 0) return [];
  const seatId = cutKey(parts.join('|'));
  return [[{ from: seatId, to: `${seatId}\u0001` }]];
}

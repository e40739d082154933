import { OFFER_IMPORT_COLUMNS, type OfferImportColumn, type OfferImportQuery } from '@parterre/contract/offer-codes';
import type { OFFER_CODE_COLUMNS } from '@parterre/contract/reports';
import type { z } from 'zod';
import { invalidField } from '../../../errors.ts';
import { nameColumns } from '../../../reports/column-names.ts';

/** Where in a row each of our columns stands; absent ones are not in the file. */
export type ColumnPlaces = ReadonlyMap<OfferImportColumn, number>;

type WantedColumns = Pick<z.output<typeof OfferImportQuery>, OfferImportColumn>;

/** Finds our columns as `findColumns` does. Throws INVALID naming `code` when nothing is it: nothing can be read then. */
export function mapColumns(headers: readonly string[], wanted: WantedColumns): ColumnPlaces {
  const places = findColumns(headers, wanted);
  if (!places.has('code')) throw invalidField('code', 'The file has no column of codes');
  return places;
}

/**
 * Finds our columns in the header: those the caller names, the others by their own names, those of our report and those
 * other ticket shops give them; one named '' is not looked for. Throws INVALID naming the column whose header is not
 * there.
 */
export function findColumns(headers: readonly string[], wanted: WantedColumns): ColumnPlaces {
  const keys = headers.map(toKey);
  const places = new Map<OfferImportColumn, number>();
  for (const column of OFFER_IMPORT_COLUMNS) {
    const named = wanted[column]?.trim();
    if (!named) continue;
    const place = headers.indexOf(named);
    const found = place >= 0 ? place : keys.indexOf(toKey(named));
    if (found < 0) throw invalidField(column, 'The file has no such column');
    places.set(column, found);
  }
  const taken = new Set(places.values());
  for (const column of OFFER_IMPORT_COLUMNS) {
    if (wanted[column] !== undefined) continue;
    const place = keys.findIndex((key, index) => !taken.has(index) && ALIASES.get(column)?.has(key));
    if (place < 0) continue;
    places.set(column, place);
    taken.add(place);
  }
  return places;
}

function toKey(header: string): string {
  const plain = header.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, '');
}

/** The columns of our report that come back as one of these. */
const REPORTED = {
  code: ['code'],
  tag: ['tag'],
  effect: ['effect'],
  value: ['value'],
  validFrom: ['valid_from'],
  validUntil: ['valid_until'],
  mostUses: ['max_uses'],
  mostPerOrder: [],
  mostPerCustomer: [],
  comment: [],
} as const satisfies Record<OfferImportColumn, readonly (typeof OFFER_CODE_COLUMNS)[number][]>;

const OTHERS: Record<OfferImportColumn, readonly string[]> = {
  code: ['offer code', 'voucher code', 'voucher', 'promo code', 'coupon', 'Gutscheincode'],
  tag: ['tag', 'batch'],
  effect: ['price effect', 'discount type', 'type', 'Art'],
  value: ['discount', 'amount', 'Betrag', 'Rabatt'],
  validFrom: ['start', 'start date', 'from', 'gültig von'],
  validUntil: ['expires', 'expiry date', 'end date', 'until', 'expiry'],
  mostUses: ['most uses', 'maximum usages', 'max usages', 'usage limit', 'limit'],
  mostPerOrder: ['max per order', 'per order', 'max tickets', 'höchstens je Bestellung'],
  mostPerCustomer: ['max per customer', 'per customer', 'höchstens je Kunde'],
  comment: ['note', 'notes', 'Kommentar', 'Bemerkung'],
};

const ALIASES: ReadonlyMap<OfferImportColumn, ReadonlySet<string>> = new Map(
  OFFER_IMPORT_COLUMNS.map((column) => {
    const reported = ['en-GB', 'de'].flatMap((culture) => nameColumns(REPORTED[column], culture));
    return [column, new Set([column, ...OTHERS[column], ...reported].map(toKey))] as const;
  }),
);

import type { OfferImportColumn } from '@parterre/contract/choices/offer-code-choices';
import type { OFFER_CODE_COLUMNS } from '@parterre/contract/choices/report-columns';
import type { ChosenColumns, ColumnNames, ColumnPlaces } from '@parterre/seating-plan/table-file';
import { findColumns } from '#documents/read-csv.ts';
import { invalidField } from '#errors.ts';
import { LANGUAGES } from '#texts/pick-language.ts';

export type OfferColumnPlaces = ColumnPlaces<OfferImportColumn>;

/**
 * Finds our columns like `findColumns`. Throws INVALID for `code` when no column is the code, because nothing can be
 * read then.
 */
export function mapColumns(headings: readonly string[], wanted: ChosenColumns<OfferImportColumn>): OfferColumnPlaces {
  const places = findColumns(headings, OFFER_COLUMN_NAMES, wanted);
  if (!places.has('code')) throw invalidField('code', 'fileColumn', { message: 'The file has no column of codes' });
  return places;
}

/** Returns the names of a column: its own, those of our report in every language, and those of other shops. */
const knownAs = (
  column: OfferImportColumn,
  reported: readonly (typeof OFFER_CODE_COLUMNS)[number]['key'][],
  others: readonly string[],
): readonly string[] => [
  column,
  ...LANGUAGES.flatMap(({ columns }) => reported.map((name) => columns[name])),
  ...others,
];

/** Returns the place of the percentages, for which our report has a column of its own; -1 if the file has none. */
export function findPercentages(headings: readonly string[], places: OfferColumnPlaces): number {
  const taken = new Set(places.values());
  const names = { valuePercent: LANGUAGES.map(({ columns }) => columns.value_percent) };
  const place = findColumns(headings, names, {}).get('valuePercent') ?? -1;
  return taken.has(place) ? -1 : place;
}

export const OFFER_COLUMN_NAMES: ColumnNames<OfferImportColumn> = {
  code: knownAs('code', ['code'], ['offer code', 'voucher code', 'voucher', 'promo code', 'coupon', 'Gutscheincode']),
  tag: knownAs('tag', ['tag'], ['tag', 'batch', 'Schlagwort']),
  effect: knownAs('effect', ['effect'], ['price effect', 'discount type', 'type', 'Art']),
  value: knownAs('value', ['value'], ['discount', 'amount', 'Betrag', 'Rabatt']),
  validFrom: knownAs('validFrom', ['valid_from'], ['start', 'start date', 'from', 'gültig von']),
  validUntil: knownAs('validUntil', ['valid_until'], ['expires', 'expiry date', 'end date', 'until', 'expiry']),
  mostUses: knownAs(
    'mostUses',
    ['max_uses'],
    ['most uses', 'maximum usages', 'max usages', 'usage limit', 'limit', 'Höchstens'],
  ),
  mostPerOrder: knownAs('mostPerOrder', [], ['max per order', 'per order', 'max tickets', 'höchstens je Bestellung']),
  mostPerCustomer: knownAs('mostPerCustomer', [], ['max per customer', 'per customer', 'höchstens je Kunde']),
  comment: knownAs('comment', [], ['note', 'notes', 'Kommentar', 'Bemerkung']),
};

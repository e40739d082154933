import type { UpdatePrintAtHomeSettings } from '@parterre/contract/print-at-home';
import { withoutUndefined } from '#context/without-undefined.ts';
import type { OwnTicketSettings } from '#db/schema/events/print-at-home.ts';
import { invalidField } from '#errors.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import { combineDesigns, type TicketDesigns } from './read-designs.ts';

export interface ChangedSettings {
  own: OwnTicketSettings;
  prices: { price: PriceRow; before: OwnTicketSettings; after: OwnTicketSettings }[];
}

/** Applies a change to the own settings of a show and its price types, without writing anything. Throws INVALID. */
export function changeSettings(
  { show, prices: known, ownOf }: TicketDesigns,
  { prices = [], ...fields }: UpdatePrintAtHomeSettings,
  prefix = '',
): ChangedSettings {
  requireDistinct(
    prices.map(({ priceTypeId }) => String(priceTypeId)),
    (at) => `${prefix}prices.${at}.priceTypeId`,
    'This ticket is named twice',
  );
  return {
    own: applyFields(ownOf('show', show.id).settings, fields, prefix),
    prices: prices.map(({ priceTypeId, ...ofPrice }, index) => {
      const price = known.find(({ id }) => id === priceTypeId);
      if (!price)
        throw invalidField(`${prefix}prices.${index}.priceTypeId`, 'unknown', {
          message: 'No ticket of the event has this id',
        });
      const before = ownOf('price-type', priceTypeId).settings;
      return { price, before, after: applyFields(before, ofPrice, `${prefix}prices.${index}.`) };
    }),
  };
}

/** Returns the look that tickets would have after a change that is not saved. Throws INVALID. */
export function applyChange(stored: TicketDesigns, body: UpdatePrintAtHomeSettings): TicketDesigns {
  const { own, prices } = changeSettings(stored, body, 'settings.');
  const changed = new Map(prices.map(({ price, after }) => [price.id, after]));
  return combineDesigns({
    ...stored,
    ownOf: (kind, ownerId) => {
      const settings = kind === 'show' ? own : kind === 'price-type' ? changed.get(ownerId) : undefined;
      return { ...stored.ownOf(kind, ownerId), ...(settings && { settings }) };
    },
  });
}

function applyFields(
  own: OwnTicketSettings,
  { terms, ...fields }: Omit<UpdatePrintAtHomeSettings, 'prices'>,
  prefix: string,
): OwnTicketSettings {
  requireDistinct(fields.languages ?? [], (at) => `${prefix}languages.${at}`);
  requireDistinct(fields.hiddenFields ?? [], (at) => `${prefix}hiddenFields.${at}`);
  const words = listWritten({ ...own.terms, ...terms });
  const rest = withoutNulls({ ...own, ...withoutUndefined(fields), terms: null });
  return words.length > 0 ? { ...rest, terms: Object.fromEntries(words) } : rest;
}

/** Lists the languages without those whose text is reset. */
const listWritten = (terms: Readonly<Record<string, string | null>>) =>
  Object.entries(terms).flatMap(([culture, text]) => (text === null ? [] : [[culture, text] as const]));

function requireDistinct(values: readonly string[], fieldOf: (at: number) => string, message?: string): void {
  const at = values.findIndex((value, index) => values.indexOf(value) < index);
  if (at >= 0) throw invalidField(fieldOf(at), 'twice', message === undefined ? {} : { message });
}

type NotNull<T> = { [K in keyof T]: Exclude<T[K], null> };

/** Drops reset values, so that the inherited ones apply again. */
const withoutNulls = <T extends object>(fields: T): Partial<NotNull<T>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<NotNull<T>>;

import { readRawInstantOrNone, readRawWallTimeOrNone } from '../../../time/read-raw-time.ts';
import type { OfferCodeRow, OfferUsage } from '../offer-code-row.ts';
import type { DescribedCode } from '../present-offer-code.ts';

/** The columns of the list's statement, in its order; dates as text, bigints as the driver has them. */
type ListColumns = [
  counted: number,
  id: number | string | null,
  priceGroupId: number | string,
  code: string,
  tag: string,
  effect: OfferCodeRow['effect'],
  value: number | string,
  priceTypeIds: number[],
  validFromLocal: string | null,
  validUntilLocal: string | null,
  validFrom: string | null,
  validUntil: string | null,
  mostUses: number | null,
  mostPerOrder: number | null,
  mostPerCustomer: number | null,
  holdId: number | string | null,
  reservedPlaces: number,
  isDisabled: boolean,
  comment: string,
  revision: number,
  createdAt: string,
  createdBy: string,
  orders: number,
  tickets: number,
  inBaskets: number,
  discountMinor: number | string,
];

export interface ListedCode {
  row: DescribedCode;
  usage: OfferUsage;
}

/** A row of the list's statement: the count, and a code unless nothing matched. */
export function readListedCode(columns: unknown[]): { counted: number; listed: ListedCode | undefined } {
  const [counted, id, priceGroupId, code, tag, effect, value, priceTypeIds, ...rest] = columns as ListColumns;
  if (id === null) return { counted, listed: undefined };
  const [validFromLocal, validUntilLocal, validFrom, validUntil, mostUses, mostPerOrder, mostPerCustomer, ...more] =
    rest;
  const [holdId, reservedPlaces, isDisabled, comment, revision, createdAt, createdBy, ...usage] = more;
  const [orders, tickets, inBaskets, discountMinor] = usage;
  const row = {
    id: Number(id),
    priceGroupId: Number(priceGroupId),
    code,
    tag,
    effect,
    value: Number(value),
    priceTypeIds,
    validFromLocal: readRawWallTimeOrNone(validFromLocal),
    validUntilLocal: readRawWallTimeOrNone(validUntilLocal),
    validFrom: readRawInstantOrNone(validFrom),
    validUntil: readRawInstantOrNone(validUntil),
    mostUses,
    mostPerOrder,
    mostPerCustomer,
    holdId: holdId === null ? null : Number(holdId),
    reservedPlaces,
    isDisabled,
    comment,
    revision,
    createdAt: new Date(createdAt),
    createdBy,
  };
  return { counted, listed: { row, usage: { orders, tickets, inBaskets, discountMinor: Number(discountMinor) } } };
}

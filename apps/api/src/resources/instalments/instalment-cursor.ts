import { invalidField } from '../../errors.ts';
import { decodeCursor, encodeCursor } from '../../lists/page-cursor.ts';

const SORT = 'due-on';

export interface InstalmentCursor {
  dueOn: string;
  orderId: number;
  number: number;
}

/** Where a page goes on; INVALID for what we did not write. */
export function readInstalmentCursor(next: string | undefined): InstalmentCursor | undefined {
  if (next === undefined) return undefined;
  const { value, id } = decodeCursor(next, SORT);
  const match = /^(\d{4}-\d\d-\d\d) (\d{1,4})$/.exec(value);
  if (!match?.[1] || Number.isNaN(Date.parse(match[1])))
    throw invalidField('next', 'Send the next of the page before as it was');
  return { dueOn: match[1], orderId: id, number: Number(match[2]) };
}

/** Of the last row of a page, as its statement has it. */
export const writeInstalmentCursor = ([, orderId, , , number, dueOn]: unknown[]): string =>
  encodeCursor({ sort: SORT, value: `${toDay(dueOn)} ${number}`, id: Number(orderId) });

/** A calendar day as the drivers give it. */
export const toDay = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10);

import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** An id from `newId`. It has 53 bits, because a JavaScript number holds no more exactly. */
export const id = (name = 'id') => bigint(name, { mode: 'number' });
export const promoterId = () => integer('promoter_id').notNull();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** A wall time at the venue: `YYYY-MM-DDTHH:mm:ss` in code, timestamp without time zone in the database. */
export const wallTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp',
  toDriver: (value) => value,
  fromDriver: (value) => value.slice(0, 19).replace(' ', 'T'),
});
/** Text that is compared byte by byte, so that ranges use the index whatever the locale of the database is. */
export const keyText = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "C"' });
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
/** The id of the transaction that wrote a row, as text: 64 bits, so that it never wraps around. */
export const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });
/** A column of seat ordinals: read as a typed array, written as the literal PostgreSQL parses fastest. */
export const ordinals = customType<{ data: Uint16Array; driverData: string | Uint16Array }>({
  dataType: () => 'smallint[]',
  toDriver: (value) => `{${value.join(',')}}`,
  fromDriver: (value) => (typeof value === 'string' ? parseOrdinals(value) : value),
});

/**
 * Parses `{1,2,3}` into a typed array. Ordinals are small non-negative integers, so one pass over the characters is
 * enough.
 */
export function parseOrdinals(text: string): Uint16Array {
  let count = text.length > 2 ? 1 : 0;
  for (let i = 1; i < text.length - 1; i++) if (text.charCodeAt(i) === COMMA) count++;
  const values = new Uint16Array(count);
  let value = 0;
  let at = 0;
  for (let i = 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) value = value * 10 + code - ZERO;
    else {
      if (at < count) values[at++] = value;
      value = 0;
    }
  }
  return values;
}

const COMMA = 44;
const ZERO = 48;
const NINE = 57;

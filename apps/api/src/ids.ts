import { randomBytes, randomInt } from 'node:crypto';

const ID_BYTES = 7;
/** Asking the system for a few bytes costs far more than the bytes do. */
const IDS_AT_ONCE = 256;
let pool: Uint8Array = new Uint8Array();
let used = 0;

/** A random positive integer of 53 bits: never guessed, never counted. */
export function newId(): number {
  if (used === pool.length) {
    pool = randomBytes(ID_BYTES * IDS_AT_ONCE);
    used = 0;
  }
  const bytes = pool.subarray(used, used + ID_BYTES);
  used += ID_BYTES;
  const high = (bytes[0] ?? 0) & 0x1f;
  let id = high;
  for (let i = 1; i < ID_BYTES; i++) id = id * 256 + (bytes[i] ?? 0);
  return id + 1 > Number.MAX_SAFE_INTEGER ? id : id + 1;
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `length` characters of A-H J-N P-Z 2-9: readable aloud, no I, O, 0 or 1. */
export function newCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export const newShowCode = (): string => newCode(8);
export const newOrderCode = (): string => newCode(10);

/** 64 random bits as 16 hexadecimal digits: what the door reads off a ticket. */
export const newBarcode = (): string => randomBytes(8).toString('hex').toUpperCase();
/** Nine digits for forms that carry no more; a show never gives one twice. */
export const newBarcodeNumber = (): number => randomInt(1_000_000_000);

/** A new id for each row that is copied, by its old one. */
export const newIds = (rows: readonly { id: number }[]): Map<number, number> =>
  new Map(rows.map(({ id }) => [id, newId()]));

import { createHash, randomBytes, randomInt } from 'node:crypto';

const ID_BYTES = 7;
/** The number of ids whose random bytes are fetched in one system call, which costs far more than the bytes. */
const IDS_AT_ONCE = 256;
let pool: Uint8Array = new Uint8Array();
let used = 0;

/** Returns a random positive integer of 53 bits, which cannot be guessed. */
export function newId(): number {
  if (used === pool.length) {
    pool = randomBytes(ID_BYTES * IDS_AT_ONCE);
    used = 0;
  }
  const bytes = pool.subarray(used, used + ID_BYTES);
  used += ID_BYTES;
  return readId(bytes);
}

/** Returns the same id for the same parts, so that what several processes record is one row. */
export const idOf = (...parts: readonly (string | number)[]): number =>
  readId(createHash('sha256').update(JSON.stringify(parts)).digest());

function readId(bytes: Uint8Array): number {
  let id = (bytes[0] ?? 0) & 0x1f;
  for (let i = 1; i < ID_BYTES; i++) id = id * 256 + (bytes[i] ?? 0);
  return id + 1 > Number.MAX_SAFE_INTEGER ? id : id + 1;
}

/** The characters of codes, which are easy to read aloud: none looks like another. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns `length` characters of A-H J-N P-Z 2-9. */
export const newCode = (length: number): string => drawText(length, CODE_LETTERS);

/** Draws `length` characters of an alphabet, none of which can be guessed. */
export const drawText = (length: number, alphabet: string): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

export const newShowCode = (): string => newCode(8);
export const newOrderCode = (): string => newCode(10);

/** Returns 64 random bits as 16 hexadecimal digits, which scanners at the door read. */
export const newBarcode = (): string => randomBytes(8).toString('hex').toUpperCase();
/** Returns nine digits, for barcodes that hold no more. A show never uses a number twice. */
export const newBarcodeNumber = (): number => randomInt(1_000_000_000);

/** A barcode as it is stored. The number is null for a pre-printed barcode that is not `$` and nine digits. */
export interface StoredBarcode {
  barcode: string;
  barcodeNumber: number | null;
}

/** The number in its printed form, with or without the leading sign. */
const BARCODE_NUMBER = /^\$?(\d{9})$/;

/** Reads `$123456789`; returns null for anything else. */
export function readBarcodeNumber(text: string): number | null {
  const [, digits] = BARCODE_NUMBER.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Returns the barcode in its scanned forms. A drawn one has a number for Code 128; a pre-printed one is the same in both. */
export const writeBarcode = ({ barcode, barcodeNumber }: StoredBarcode): { value: string; code128: string } => ({
  value: barcode,
  code128:
    barcodeNumber === null || BARCODE_NUMBER.test(barcode) ? barcode : `$${String(barcodeNumber).padStart(9, '0')}`,
});

/** Returns true for the barcode of a pre-printed ticket, which may be one of a series and can therefore be guessed. */
export const isPreprinted = ({ value, code128 }: { value: string; code128: string }): boolean => value === code128;

/** Returns a new id for each copied row, by its old one. */
export const newIds = (rows: readonly { id: number }[]): Map<number, number> =>
  new Map(rows.map(({ id }) => [id, newId()]));

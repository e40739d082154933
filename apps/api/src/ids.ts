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

/** Returns a new id for each copied row, by its old one. */
export const newIds = (rows: readonly { id: number }[]): Map<number, number> =>
  new Map(rows.map(({ id }) => [id, newId()]));

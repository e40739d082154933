import { randomBytes, randomInt } from 'node:crypto';

/** A random positive integer of 53 bits: never guessed, never counted. */
export function newId(): number {
  const bytes = randomBytes(7);
  const high = (bytes[0] ?? 0) & 0x1f;
  let id = high;
  for (let i = 1; i < 7; i++) id = id * 256 + (bytes[i] ?? 0);
  return id + 1 > Number.MAX_SAFE_INTEGER ? id : id + 1;
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `length` characters of A-H J-N P-Z 2-9: readable aloud, no I, O, 0 or 1 (core.md §1). */
export function newCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export const newShowCode = (): string => newCode(8);
export const newOrderCode = (): string => newCode(10);

import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { LIMITS } from '@parterre/contract/choices/limits';
import { invalidField } from '#errors.ts';

const PASSES = 2;
const LANES = 1;

/**
 * Hashes with argon2id. `memoryKib` comes from ARGON2_MEMORY_KIB. Throws INVALID for fewer than
 * 10 or more than 200 characters.
 */
export async function hashPassword(password: string, memoryKib: number): Promise<string> {
  if (!hasPasswordLength(password))
    throw invalidField('password', 'wrongForm', {
      message: `Must have ${LIMITS.password.min} to ${LIMITS.password.max} characters`,
    });
  return computeHash(password, memoryKib);
}

/** Returns whether a new password has an accepted length, in characters. */
export function hasPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= LIMITS.password.min && length <= LIMITS.password.max;
}

/** Returns the cost parameters in a hash: `m=19456,t=2,p=1`. */
export const costOf = (passwordHash: string): string => passwordHash.split('$')[3] ?? '';

/**
 * Returns whether the password matches the hash. Every sign-in checks the password once at each cost in use, so that
 * the response time reveals neither who has an account nor whose hash is older than ARGON2_MEMORY_KIB.
 */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null | undefined,
  costsInUse: readonly string[],
): Promise<boolean> {
  const given = password.slice(0, LIMITS.password.typed).normalize('NFKC');
  const checks = await Promise.all(listHashesToCheck(passwordHash, costsInUse).map((each) => verify(each, given)));
  return Boolean(passwordHash) && checks[0] === true;
}

/** Returns the hash itself first, and a decoy for every other cost. Without a hash there are only decoys. */
export function listHashesToCheck(passwordHash: string | null | undefined, costsInUse: readonly string[]): string[] {
  const own = passwordHash ? [passwordHash] : [];
  const others = costsInUse.filter((cost) => !passwordHash || cost !== costOf(passwordHash));
  return [...own, ...others.map(toDecoy)];
}

/** Returns a hash with a random digest, which takes as long to refuse as a real one. */
const toDecoy = (cost: string): string => {
  const text = (length: number) => randomBytes(length).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$${cost}$${text(16)}$${text(32)}`;
};

/** Returns the cost parameters of a new hash. */
export const toCost = (memoryKib: number): string => `m=${memoryKib},t=${PASSES},p=${LANES}`;

const computeHash = (password: string, memoryKib: number): Promise<string> =>
  // argon2id is the library's default algorithm. Its enum cannot be named under isolatedModules.
  hash(password.normalize('NFKC'), { memoryCost: memoryKib, timeCost: PASSES, parallelism: LANES });

import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../../errors.ts';

export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

/** argon2id, two passes, one lane; `memoryKib` comes from ARGON2_MEMORY_KIB. Throws INVALID outside of 10–200 characters. */
export async function hashPassword(password: string, memoryKib: number): Promise<string> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max)
    throw invalidField('password', 'wrongForm', {
      message: `Must have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`,
    });
  return computeHash(password, memoryKib);
}

/** What a hash costs, as its text says: `m=19456,t=2,p=1`. */
export const costOf = (passwordHash: string): string => passwordHash.split('$')[3] ?? '';

/**
 * Whether the password is the hash's. One password is checked at every cost in use, whoever signs in: the answer's time
 * tells neither who has an account nor whose is older than ARGON2_MEMORY_KIB.
 */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null | undefined,
  costsInUse: readonly string[],
): Promise<boolean> {
  const given = password.slice(0, PASSWORD_LENGTH.max * 2).normalize('NFKC');
  const checks = await Promise.all(listHashesToCheck(passwordHash, costsInUse).map((each) => verify(each, given)));
  return Boolean(passwordHash) && checks[0] === true;
}

/** The hash itself first, and a decoy for every other cost; decoys alone where there is none. */
export function listHashesToCheck(passwordHash: string | null | undefined, costsInUse: readonly string[]): string[] {
  const own = passwordHash ? [passwordHash] : [];
  const others = costsInUse.filter((cost) => !passwordHash || cost !== costOf(passwordHash));
  return [...own, ...others.map(toDecoy)];
}

/** Of a password nobody has: its digest is random, which takes as long to refuse as a true one. */
const toDecoy = (cost: string): string => {
  const text = (length: number) => randomBytes(length).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$${cost}$${text(16)}$${text(32)}`;
};

export const toCost = (memoryKib: number): string => `m=${memoryKib},t=2,p=1`;

const computeHash = (password: string, memoryKib: number): Promise<string> =>
  // argon2id is the library's default algorithm; its enum cannot be named under isolatedModules.
  hash(password.normalize('NFKC'), { memoryCost: memoryKib, timeCost: 2, parallelism: 1 });

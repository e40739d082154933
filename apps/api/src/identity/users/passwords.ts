import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../../errors.ts';

export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

/** argon2id, two passes, one lane; `memoryKib` comes from ARGON2_MEMORY_KIB. Throws INVALID outside of 10–200 characters. */
export async function hashPassword(password: string, memoryKib: number): Promise<string> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max)
    throw invalidField('password', `Must have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`);
  return computeHash(password, memoryKib);
}

/** Takes as long without a hash as with one, so that the answer's time does not tell who has an account. */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null | undefined,
  memoryKib: number,
): Promise<boolean> {
  const given = password.slice(0, PASSWORD_LENGTH.max * 2).normalize('NFKC');
  const isRight = await verify(passwordHash ?? (await findDecoy(memoryKib)), given);
  return isRight && Boolean(passwordHash);
}

const computeHash = (password: string, memoryKib: number): Promise<string> =>
  // argon2id is the library's default algorithm; its enum cannot be named under isolatedModules.
  hash(password.normalize('NFKC'), { memoryCost: memoryKib, timeCost: 2, parallelism: 1 });

const decoys = new Map<number, Promise<string>>();

function findDecoy(memoryKib: number): Promise<string> {
  const known = decoys.get(memoryKib);
  if (known) return known;
  const decoy = computeHash('nobody has this password', memoryKib);
  decoys.set(memoryKib, decoy);
  return decoy;
}

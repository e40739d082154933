import { createHash, randomBytes } from 'node:crypto';
import { newCode } from '#ids.ts';

/** A new key: the whole text for its user, the prefix that is shown later, and the hash that is stored. */
export interface NewKey {
  key: string;
  prefix: string;
  hash: string;
}

const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 8;
/** Any text of the form that `newKey` writes: 32 bytes are 43 characters of base64url. */
const FORM = new RegExp(`^parterre_[A-HJ-NP-Z2-9]{${SHOWN_CHARACTERS}}_[A-Za-z0-9_-]{43}$`);

/** Creates `parterre_K7M2QXRB_` and 256 random bits, so that a leaked key is recognisable in a log or a repository. */
export function newKey(): NewKey {
  const prefix = `parterre_${newCode(SHOWN_CHARACTERS)}`;
  const key = `${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, prefix, hash: hashKey(key) };
}

/** Hashes the key in an Authorization header; undefined when there is none. */
export function readKeyHash(authorization: string | undefined): string | undefined {
  const key = authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : '';
  return FORM.test(key) ? hashKey(key) : undefined;
}

/** A fast hash is enough, because nobody guesses 256 bits, and a slow one would slow down every call. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

import { createHash, randomBytes } from 'node:crypto';
import { newCode } from '../../ids.ts';

/** A new key: all of it for whoever will use it, the part people may see, and what is stored. */
export interface NewKey {
  key: string;
  prefix: string;
  hash: string;
}

const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 8;
const FORM = /^parterre_[A-HJ-NP-Z2-9]{8}_[A-Za-z0-9_-]{43}$/;

/** `parterre_K7M2QXRB_` and 256 random bits: recognisable in a log or in a repository that leaks. */
export function newKey(): NewKey {
  const prefix = `parterre_${newCode(SHOWN_CHARACTERS)}`;
  const key = `${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, prefix, hash: hashKey(key) };
}

/** What the key in an Authorization header is stored as; undefined when there is none. */
export function readKeyHash(authorization: string | undefined): string | undefined {
  const key = authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : '';
  return FORM.test(key) ? hashKey(key) : undefined;
}

/** Nobody guesses 256 bits: a slow hash would only make every call slow. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

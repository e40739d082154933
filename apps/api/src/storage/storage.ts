import type { Readable } from 'node:stream';

/** A file as it is stored: its length and its bytes, which must be read or destroyed. */
export interface StoredFile {
  sizeBytes: number;
  stream: Readable;
}

/**
 * Files beside the database, by a key like `images/ab/cd.webp`. Every method throws UNAVAILABLE while the place is away
 * and an Error for what is no key.
 */
export interface Storage {
  /** Whole or not at all: nobody ever reads half a file. Replaces what was there. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** The length in bytes; undefined when there is none. */
  findSize(key: string): Promise<number | undefined>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>;
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Names made by the server, never by a user: anything else is a mistake in the program. */
export function requireKey(key: string): string {
  if (key.split('/').every((segment) => SEGMENT.test(segment))) return key;
  throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

/** For what runs verbs without files: benchmarks, tests of others. */
export const noStorage: Storage = {
  put: () => Promise.reject(new Error('There is no storage here')),
  get: () => Promise.reject(new Error('There is no storage here')),
  findSize: () => Promise.reject(new Error('There is no storage here')),
  remove: () => Promise.reject(new Error('There is no storage here')),
};

import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';

/** A stored file: its length and its bytes, which must be read or destroyed. */
export interface StoredFile {
  sizeBytes: number;
  stream: Readable;
}

/**
 * Stores files under keys like `images/ab/cd.webp`. Every method throws UNAVAILABLE while the storage is unreachable,
 * and an Error for an invalid key.
 */
export interface Storage {
  /** Stores the file as a whole or not at all, so that nobody reads half a file. An existing file is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns the file; undefined when there is none. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Returns the length in bytes; undefined when there is no such file. */
  findSize(key: string): Promise<number | undefined>;
  /** Removes the file; does nothing when there is none. */
  remove(key: string): Promise<void>;
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Throws an Error for an invalid key. The server makes all keys, so an invalid one is a bug. */
export function requireKey(key: string): string {
  if (key.split('/').every((segment) => SEGMENT.test(segment))) return key;
  throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

/** The error of every method while the storage is unreachable. */
export const toUnreachable = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', { detail: 'The files cannot be reached at the moment.', cause });

const refuse = () => Promise.reject(new Error('No storage is configured'));

/** Used by verbs that run without files: in benchmarks, and in tests of other things. */
export const noStorage: Storage = { put: refuse, get: refuse, findSize: refuse, remove: refuse };

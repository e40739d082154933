import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError, type Environment } from '../process/env.ts';
import { openLocalStorage } from './local-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

type StorageEnvironment = Pick<
  Environment,
  | 'DATA_DIR'
  | 'STORAGE_URL'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
>;

/**
 * Opens the configured storage. Without STORAGE_URL files are in `files` of DATA_DIR; relative folders start at `root`.
 * Throws ConfigurationError.
 */
export async function openStorage(env: StorageEnvironment, root: string): Promise<Storage> {
  const { STORAGE_URL: url = '' } = env;
  if (url.startsWith('s3:')) return openS3Storage(toS3Settings(url, env));
  const folder = url === '' ? join(env.DATA_DIR, 'files') : toFolder(url);
  try {
    await mkdir(resolve(root, folder), { recursive: true });
    return await openLocalStorage(resolve(root, folder));
  } catch (error) {
    throw new ConfigurationError([`STORAGE_URL: the folder cannot be written (${String(error)})`]);
  }
}

const toFolder = (url: string): string => (url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length));

function toS3Settings(url: string, env: StorageEnvironment) {
  const [bucket = '', ...path] = url.slice('s3://'.length).split('/');
  const prefix = path.filter(Boolean).join('/');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: env.S3_REGION ?? 'us-east-1',
    endpoint: env.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? false,
  };
}

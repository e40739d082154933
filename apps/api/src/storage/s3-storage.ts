import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../errors.ts';
import { requireKey, type Storage, type StoredFile } from './storage.ts';

export interface S3Settings {
  bucket: string;
  /** In front of every key; '' or ending in a slash. */
  prefix: string;
  region: string;
  /** Absent: Amazon's own. */
  endpoint: string | undefined;
  /** Absent: what the machine is allowed to (instance role, web identity). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  forcePathStyle: boolean;
}

const CONNECT_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 5_000;
const ATTEMPTS = 3;

type Sdk = typeof import('@aws-sdk/client-s3');

/** Files in a bucket of anything that speaks S3. The client is loaded only when it is configured. */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = createClient(sdk, settings);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: `${settings.prefix}${requireKey(key)}` });
  return {
    put: async (key, bytes, contentType) => {
      const put = new sdk.PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType });
      await client.send(put).catch(throwUnavailable);
    },
    get: (key) => unlessMissing(getObject(sdk, client, at(key))),
    findSize: async (key) => {
      const found = await unlessMissing(client.send(new sdk.HeadObjectCommand(at(key))));
      return found && (found.ContentLength ?? 0);
    },
    remove: async (key) => {
      await unlessMissing(client.send(new sdk.DeleteObjectCommand(at(key))));
    },
  };
}

/** Checksums only where S3 asks for them: many that speak S3 do not know the newer ones. */
function createClient(sdk: Sdk, { region, endpoint, credentials, forcePathStyle }: S3Settings): S3Client {
  return new sdk.S3Client({
    region,
    forcePathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: ATTEMPTS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      socketTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  });
}

async function getObject(sdk: Sdk, client: S3Client, at: { Bucket: string; Key: string }): Promise<StoredFile> {
  const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(at));
  if (!(Body instanceof Readable)) throw new Error('S3 answered without a body');
  return { sizeBytes: ContentLength ?? 0, stream: Body };
}

/** 404 comes as NoSuchKey with a body and as NotFound without one. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
    return throwUnavailable(error);
  }
}

function throwUnavailable(error: unknown): never {
  throw new AppError('UNAVAILABLE', { detail: 'The files cannot be reached at the moment.', cause: error });
}

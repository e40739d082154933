import { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { requireKey, type Storage, type StoredFile, toUnreachable } from './storage.ts';

export interface S3Settings {
  bucket: string;
  /** The prefix of every key; '' or ending in a slash. */
  prefix: string;
  region: string;
  /** Absent for Amazon's own endpoint. */
  endpoint: string | undefined;
  /** Absent for the machine's own permissions (instance role, web identity). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  forcePathStyle: boolean;
  /** The time limit of one call with all its attempts and every byte of the answer; 10 s by default. */
  timeoutMs?: number;
}

const CONNECT_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 5_000;
const CALL_TIMEOUT_MS = 10_000;
const ATTEMPTS = 3;
/** The largest file that is read. Our pictures are below a tenth of it. */
const BYTES_MAX = 32 * 1024 * 1024;

type Sdk = typeof import('@aws-sdk/client-s3');

/** Stores files in a bucket of any S3-compatible service. The client library is loaded only when S3 is configured. */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = createClient(sdk, settings);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: `${settings.prefix}${requireKey(key)}` });
  const withTimeout = () => ({ abortSignal: AbortSignal.timeout(settings.timeoutMs ?? CALL_TIMEOUT_MS) });
  return {
    put: async (key, bytes, contentType) => {
      const put = new sdk.PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType });
      await client.send(put, withTimeout()).catch((error) => {
        throw toUnreachable(error);
      });
    },
    get: async (key) => {
      const get = new sdk.GetObjectCommand(at(key));
      return unlessMissing(client.send(get, withTimeout()).then(readObject));
    },
    findSize: async (key) => {
      const head = new sdk.HeadObjectCommand(at(key));
      return unlessMissing(client.send(head, withTimeout()).then(({ ContentLength }) => requireLength(ContentLength)));
    },
    remove: async (key) => {
      await unlessMissing(client.send(new sdk.DeleteObjectCommand(at(key)), withTimeout()));
    },
  };
}

/** Sends checksums only where S3 requires them, because many compatible services do not support the newer ones. */
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

/**
 * Reads the whole file before the first byte is sent, so that truncated files are not served and slow clients hold no
 * connection.
 */
async function readObject({ Body, ContentLength }: GetObjectCommandOutput): Promise<StoredFile> {
  if (!(Body instanceof Readable)) throw new Error('S3 answered without a body');
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of Body) {
    sizeBytes += chunk.length;
    if (sizeBytes > BYTES_MAX) throw new Error('S3 sent more bytes than a picture may have');
    chunks.push(chunk);
  }
  if (ContentLength !== undefined && ContentLength !== sizeBytes)
    throw new Error('S3 sent another number of bytes than it announced');
  return { sizeBytes, stream: Readable.from([Buffer.concat(chunks)], { objectMode: false }) };
}

function requireLength(length: number | undefined): number {
  if (length === undefined) throw new Error('S3 answered without a content length');
  return length;
}

/** A missing file is NoSuchKey in an answer with a body, and NotFound in one without. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
    throw toUnreachable(error);
  }
}

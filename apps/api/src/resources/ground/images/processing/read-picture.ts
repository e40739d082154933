import { IMAGE_BYTES_MAX } from '@parterre/contract/choices/image-sizes';
import { AppError } from '#errors.ts';
import { Semaphore } from '#workers/semaphore.ts';
import { WorkerPool } from '#workers/worker-pool.ts';
import type { PictureAnswer, PictureRequest } from './picture-messages.ts';
import type { PictureSize, ProcessedImage } from './process-image.ts';
import { refuseImage } from './refuse-image.ts';

/** Reads two pictures at a time, or a single one that needs much memory. */
const semaphore = new Semaphore({
  capacity: 2,
  longestWaitMs: 15_000,
  most: 16,
  refuse: () => new AppError('BUSY', { detail: 'Other pictures are being read. Try again in a moment.' }),
});
/** Makes the allocator return large blocks immediately. By default it keeps several hundred megabytes. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', UV_THREADPOOL_SIZE: '2' };
const processes = new WorkerPool<PictureRequest, PictureAnswer>({
  program: { name: 'picture-program', importer: import.meta.url, execArgv: ['--expose-gc'], env: ALLOCATOR },
  restMs: 30_000,
  timeLimitMs: 25_000,
  refuseSlow: () => refuseImage('TOO_SLOW'),
  refuseDeadly: (end) => (end.signal ? refuseImage('UNREADABLE', {}, end.signal) : end),
});

/**
 * Runs `processImage` on an uploaded file in a process of its own: a picture that crashes the decoder costs only that
 * process, and its memory is freed when it ends. Throws FILE_TYPE_REFUSED by the content of the file, FILE_TOO_LARGE,
 * IMAGE_REFUSED, BUSY.
 */
export async function readPicture(bytes: Uint8Array, mediaType: PictureSize): Promise<ProcessedImage> {
  if (!findImageType(bytes)) throw new AppError('FILE_TYPE_REFUSED', { detail: 'Send a PNG, JPEG or WebP picture.' });
  if (bytes.length > IMAGE_BYTES_MAX) throw new AppError('FILE_TOO_LARGE', { details: { maxBytes: IMAGE_BYTES_MAX } });
  const image =
    (await semaphore.run(() => askProcess({ bytes, mediaType, isAlone: false }))) ??
    (await semaphore.run(() => askProcess({ bytes, mediaType, isAlone: true }), { weight: 2 }));
  if (!image) throw new Error('A picture was put back although it was processed alone');
  return image;
}

type ImageType = 'png' | 'jpeg' | 'webp';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/**
 * Returns the type of a file by its first bytes, whatever its name; undefined for types that are not accepted (spec
 * §3).
 */
function findImageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : undefined;
}

const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);

async function askProcess(request: PictureRequest): Promise<ProcessedImage | undefined> {
  const answer = await processes.ask(request);
  if ('image' in answer) return answer.image;
  throw new AppError('IMAGE_REFUSED', answer.refused);
}

import { setPriority } from 'node:os';
import { AppError } from '../../../errors.ts';
import type { PictureAnswer, PictureRequest } from './picture-messages.ts';
import { processImage } from './process-image.ts';

/** A program of its own: one picture after the other, behind everything that sells, until the server hangs up. */
const LOW_PRIORITY = 5;

setPriority(LOW_PRIORITY);
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group; the server decides when this ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (request: PictureRequest) => void answer(request));

async function answer({ bytes, mediaType, isAlone }: PictureRequest): Promise<void> {
  send(await processImage(bytes, mediaType, { isAlone }).then((image) => ({ image }), tellFailure));
  // Decoded pixels lie outside of the heap, where the collector is in no hurry.
  globalThis.gc?.();
}

function tellFailure(error: unknown): PictureAnswer {
  if (error instanceof AppError)
    return { refusal: { code: error.code, extras: { ...error.extras, cause: undefined } } };
  return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function send(message: PictureAnswer): void {
  process.send?.(message);
}

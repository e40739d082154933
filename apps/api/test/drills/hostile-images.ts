import { IMAGE_MEDIA_TYPES } from '@parterre/contract/choices/image-sizes';
import { AppError } from '#errors.ts';
import { readPicture } from '#resources/ground/images/processing/read-picture.ts';
import { listHostileImages, readHostileImage } from '../images/list-hostile-images.ts';
import { readHeldBytes } from '../images/read-held-bytes.ts';

/**
 * Processes every hostile picture in every size, one after the other and then two at a time, and reports by how much
 * the memory of this process and its picture processes grew at most.
 * Usage: npm run drill -- hostile-images
 */
const GROWTH_BYTES_MAX = 300_000_000;
const names = listHostileImages();

const startBytes = readHeldBytes();
let peakBytes = startBytes;
const watch = setInterval(() => {
  peakBytes = Math.max(peakBytes, readHeldBytes());
}, 40);
const outcomes = new Map<string, number>();
let slowest = { name: '', ms: 0 };
for (const mediaType of IMAGE_MEDIA_TYPES) for (const name of names) await tryImage(name, mediaType);
const inTurnBytes = peakBytes - startBytes;
for (let index = 0; index < names.length; index += 2)
  await Promise.all(names.slice(index, index + 2).map((name) => tryImage(name, 18)));
const grownBytes = peakBytes - startBytes;
clearInterval(watch);

console.log(
  JSON.stringify({
    pictures: names.length,
    sizes: IMAGE_MEDIA_TYPES.length,
    ...Object.fromEntries(outcomes),
    slowest,
    startMegabytes: toMegabytes(startBytes),
    grownInTurnMegabytes: toMegabytes(inTurnBytes),
    grownMegabytes: toMegabytes(grownBytes),
    keptMegabytes: toMegabytes(readHeldBytes() - startBytes),
  }),
);
process.exitCode = grownBytes < GROWTH_BYTES_MAX ? 0 : 1;

async function tryImage(name: string, mediaType: (typeof IMAGE_MEDIA_TYPES)[number]): Promise<void> {
  const startedAt = performance.now();
  const outcome = await readPicture(readHostileImage(name), mediaType).then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
  const ms = Math.round(performance.now() - startedAt);
  if (ms > slowest.ms) slowest = { name, ms };
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}

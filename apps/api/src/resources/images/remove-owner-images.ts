import type { Change } from '../../context.ts';
import { images } from '../../db/schema/images.ts';
import { type ImageOwner, ofOwner } from './read.ts';
import { dropFiles } from './write-image.ts';

/** Takes away every picture of an event or campaign that goes; a job removes the files. Answers how many. */
export async function removeOwnerImages(change: Change, owner: ImageOwner): Promise<number> {
  const gone = await change.db.delete(images).where(ofOwner(owner)).returning({ fileKey: images.fileKey });
  await dropFiles(
    change,
    owner.promoterId,
    gone.map(({ fileKey }) => fileKey),
  );
  return gone.length;
}

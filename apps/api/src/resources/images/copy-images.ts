import type { Change } from '../../context.ts';
import { images } from '../../db/schema/images.ts';
import { type ImageOwner, ofOwner } from './read.ts';
import { writeRows } from './write-image.ts';

/**
 * Gives all pictures of one owner to new ones of the same promoter that have none yet; answers how many each got. The
 * files are shared. The rows stay locked until the change ends, so that no file goes away meanwhile.
 */
export async function copyImages(change: Change, from: ImageOwner, to: readonly ImageOwner[]): Promise<number> {
  const rows = await change.db.select().from(images).where(ofOwner(from)).for('share');
  await writeRows(
    change,
    to.flatMap((owner) => rows.map((row) => ({ ...row, ...owner, updatedAt: change.now }))),
  );
  return rows.length;
}

import { images } from '#db/schema/events/images.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import type { ShowPart } from '../show-rows/show-part.ts';
import { type ImageOwner, ofOwner } from './read.ts';
import { dropFiles, writeRows } from './write-image.ts';

export const imagesOfShow: ShowPart = {
  /** Removes the rows only. A job removes the files. */
  async remove(change, show) {
    const gone = await change.db
      .delete(images)
      .where(ofOwner(toOwner(show)))
      .returning({ fileKey: images.fileKey });
    await dropFiles(
      change,
      show.promoterId,
      gone.map(({ fileKey }) => fileKey),
    );
    return { images: gone.length };
  },

  /** Copies share the files. The rows stay locked until the change ends, so that no file is removed meanwhile. */
  async copy(change, { source, chosen, copies }) {
    if (!chosen.has('images')) return;
    const rows = await change.db
      .select()
      .from(images)
      .where(ofOwner(toOwner(source)))
      .for('share');
    await writeRows(
      change,
      copies.flatMap(({ show }) => rows.map((row) => ({ ...row, ...toOwner(show), updatedAt: change.now }))),
    );
  },
};

const toOwner = ({ promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>): ImageOwner => ({
  promoterId,
  ownerKind: 'show',
  ownerId: id,
});

import { and, eq } from 'drizzle-orm';
import { inBatches } from '#db/in-batches.ts';
import { questions } from '#db/schema/events/questions.ts';
import { newId } from '#ids.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';

export const questionsOfShow: ShowPart = {
  /** The show never had an order, so no question has an answer. */
  async remove(change, { promoterId, id }) {
    const removed = await change.db
      .delete(questions)
      .where(and(eq(questions.promoterId, promoterId), eq(questions.showId, id)))
      .returning({ id: questions.id });
    return { questions: removed.length };
  },

  /** Keeps the order of the questions. The answers stay with the original. */
  async copy(change, { questions: asked, copies }) {
    const rows = copies.flatMap(({ show }) =>
      asked.map((row, index) => ({ ...row, id: newId(), showId: show.id, displayOrder: index + 1, revision: 1 })),
    );
    for (const batch of inBatches(rows)) await change.db.insert(questions).values(batch);
  },
};

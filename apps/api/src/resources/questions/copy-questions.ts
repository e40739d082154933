import type { Change } from '../../context.ts';
import { inBatches } from '../../db/in-batches.ts';
import { questions } from '../../db/schema/customers.ts';
import { newId } from '../../ids.ts';
import type { QuestionRow } from './read-asked-questions.ts';

/** Asks the buyers of other events of the promoter the same, in the same order; what was answered stays. */
export async function copyQuestions(
  change: Change,
  asked: readonly QuestionRow[],
  showIds: readonly number[],
): Promise<void> {
  const rows = showIds.flatMap((showId) =>
    asked.map((question, index) => ({ ...question, id: newId(), showId, displayOrder: index + 1, revision: 1 })),
  );
  for (const batch of inBatches(rows)) await change.db.insert(questions).values(batch);
}

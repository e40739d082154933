import type { SaveAllAnswer } from '@parterre/contract/seats';
import { isAnswerLost } from '#api/lost-answers/is-answer-lost.ts';
import { loadAllocation } from '#programme/seats/load-seats.ts';
import { followBlocks, type SeatDesk, type SentSave, takeAnswer } from '../desk/seat-desk.ts';

export type Skipped = SaveAllAnswer['skipped'];

/**
 * Sends a save, the first time or again, and takes its answer before anything that is told meanwhile. Answers what the
 * server skipped. Without an answer the save stays the desk's lost one.
 */
export function sendSave(
  desk: SeatDesk,
  showCode: string,
  sent: SentSave,
  request: (sent: SentSave) => Promise<SaveAllAnswer>,
): Promise<Skipped> {
  const isRepeated = desk.saves.lost === sent;
  return desk.saves.run(async () => {
    const answer = await desk.saves.send(sent, request, isAnswerLost);
    takeAnswer(desk, sent.edits, answer);
    // The answer of a repeated save is as old as the save: others may have saved since.
    const stale = isRepeated ? answer.blocks : answer.skipped;
    const blockIds = [...new Set(stale.map(({ blockId }) => blockId))];
    // Saved is saved, also when this cannot be read: a later save is protected by the revisions.
    if (blockIds.length > 0)
      await loadAllocation(showCode, { blockIds }).then(
        (bytes) => followBlocks(desk, bytes),
        () => undefined,
      );
    return answer.skipped;
  });
}

import type { SaveAllAnswer } from '@parterre/contract/seats';
import { isAnswerLost } from '#api/lost-answers/is-answer-lost.ts';
import { waitToReconnect } from '#live/watch-loop.ts';
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

/** Delays double up to here: who looks at the bar hears soon after the line is back. */
const MOST_DOUBLINGS = 4;

/**
 * Sends a save whose answer was lost again, under its key, until somebody answers: then it is known that it happened,
 * and it happened once. Ends when the answer came another way, the edits are given up, or the signal ends.
 */
export async function repeatLost(
  desk: SeatDesk,
  sendAgain: (sent: SentSave) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 1; desk.saves.lost; failures++) {
    await waitToReconnect(Math.min(failures, MOST_DOUBLINGS), signal);
    await desk.saves.rest();
    if (signal.aborted) return;
    if (desk.saves.lost) await sendAgain(desk.saves.lost);
  }
}

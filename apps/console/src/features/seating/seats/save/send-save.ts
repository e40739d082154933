import type { SaveAllAnswer } from '@parterre/contract/seats';
import { isAnswerLost } from '#api/lost-answers/is-answer-lost.ts';
import { waitToReconnect } from '#live/watch-loop.ts';
import { loadAllocation } from '#programme/seats/load-seats.ts';
import { followBlocks, type SeatDesk, type SentSave, takeAnswer } from '../desk/seat-desk.ts';

export type Skipped = SaveAllAnswer['skipped'];

/**
 * Sends a save, also repeatedly, and applies its answer before any news. Resolves with the skipped seats. Without an
 * answer, the save is kept as the desk's lost one.
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
    // The answer to a repeated save may be outdated: others may have saved since.
    const stale = isRepeated ? answer.blocks : answer.skipped;
    const blockIds = [...new Set(stale.map(({ blockId }) => blockId))];
    // The save has succeeded even if this read fails; revisions protect a later one.
    if (blockIds.length > 0)
      await loadAllocation(showCode, { blockIds }).then(
        (bytes) => followBlocks(desk, bytes),
        () => undefined,
      );
    return answer.skipped;
  });
}

/** Limits the delay, so that the result appears soon after the connection is back. */
const DOUBLINGS_MAX = 4;

/**
 * Repeats a save without an answer, under its key, until there is one: it then has happened exactly once. Ends when the
 * result arrives otherwise, the edits are discarded, or the signal aborts.
 */
export async function repeatLost(
  desk: SeatDesk,
  sendAgain: (sent: SentSave) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 1; desk.saves.lost; failures++) {
    await waitToReconnect(Math.min(failures, DOUBLINGS_MAX), signal);
    await desk.saves.rest();
    if (signal.aborted) return;
    if (desk.saves.lost) await sendAgain(desk.saves.lost);
  }
}

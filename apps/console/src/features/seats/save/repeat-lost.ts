import { waitToReconnect } from '#live/watch-loop.ts';
import type { SeatDesk, SentSave } from '../desk/seat-desk.ts';

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

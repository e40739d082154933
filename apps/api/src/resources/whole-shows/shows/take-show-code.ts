import type { Change } from '#context.ts';
import { showCodes } from '#db/schema/events/shows.ts';
import { newShowCode } from '#ids.ts';

/** Reserves a code that is unique over all promoters, in the table that guarantees it, before the show is written. */
export async function takeShowCode(change: Change, promoterId: number, showId: number): Promise<string> {
  return (await takeShowCodes(change, promoterId, [showId])).get(showId) ?? '';
}

export async function takeShowCodes(
  change: Change,
  promoterId: number,
  showIds: readonly number[],
): Promise<Map<number, string>> {
  const taken = new Map<number, string>();
  while (taken.size < showIds.length) {
    const waiting = showIds.filter((showId) => !taken.has(showId));
    const rows = await change.db
      .insert(showCodes)
      .values(waiting.map((showId) => ({ showCode: newShowCode(), promoterId, showId })))
      .onConflictDoNothing()
      .returning({ showCode: showCodes.showCode, showId: showCodes.showId });
    for (const { showCode, showId } of rows) taken.set(showId, showCode);
  }
  return taken;
}

import type { Change } from '../../context.ts';
import { showCodes } from '../../db/schema/shows.ts';
import { newShowCode } from '../../ids.ts';

/** Codes are unique over all promoters; the table that says so is asked before the event is written. */
export async function takeShowCode(change: Change, promoterId: number, showId: number): Promise<string> {
  for (;;) {
    const [taken] = await change.db
      .insert(showCodes)
      .values({ showCode: newShowCode(), promoterId, showId })
      .onConflictDoNothing()
      .returning({ showCode: showCodes.showCode });
    if (taken) return taken.showCode;
  }
}

import type { SeatNews, SeatSave } from '@parterre/contract/seats/live';
import { CLAIM_CODE } from '@parterre/contract/seats/seat-bytes';
import { loadAllocation } from '#programme/seats/load-seats.ts';
import { followBlocks, followClaims, type SeatDesk } from '../desk/seat-desk.ts';
import { countRangeSeats } from '../desk/seat-ranges.ts';

/** Puts news on the map: claims as they are told, saved blocks read again. Unsaved edits stay on top. */
export async function takeNews(desk: SeatDesk, showCode: string, news: SeatNews, signal: AbortSignal): Promise<void> {
  if (news.claims.length > 0)
    followClaims(
      desk,
      news.claims.map(([from, to, claim, claimPrice, claimHold]) => ({ from, to, claim, claimPrice, claimHold })),
    );
  // The answer of a save of one's own says more than its echo, so it goes first.
  await desk.saves.rest();
  const blockIds = listStaleBlocks(desk, news.saves);
  if (blockIds.length > 0) followBlocks(desk, await loadAllocation(showCode, { blockIds, signal }));
}

function listStaleBlocks(desk: SeatDesk, saves: readonly SeatSave[]): number[] {
  const known = (blockId: number) => desk.latest.get(blockId) ?? Number.POSITIVE_INFINITY;
  const stale = saves.flatMap(({ blocks }) => blocks.filter(({ blockId, revision }) => revision > known(blockId)));
  return [...new Set(stale.map(({ blockId }) => blockId))];
}

export interface ClaimFigures {
  sold: number;
  inBaskets: number;
  free: number;
}

/** How many seats the claims of some news are, for those who are told and not shown. */
export function countClaimed(claims: SeatNews['claims']): ClaimFigures {
  const seatsOf = (code: number) =>
    countRangeSeats(claims.filter(([, , claim]) => claim === code).map(([from, to]) => ({ from, to })));
  return { sold: seatsOf(CLAIM_CODE.sold), inBaskets: seatsOf(CLAIM_CODE.basket), free: seatsOf(CLAIM_CODE.none) };
}

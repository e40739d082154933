import type { SeatNews } from '@parterre/contract/seats/seat-live';
import { type ClaimFigures, countClaimed } from './take-news.ts';

/** Often enough to know how sales go, seldom enough to hear anything else. */
const SAID_EVERY_MS = 20_000;

/** Adds up what happens and says it now and then, when anything happened: for those who cannot see the map. */
export function createSummary(say: (figures: ClaimFigures) => void) {
  let figures: ClaimFigures = { sold: 0, inBaskets: 0, free: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    say(figures);
    figures = { sold: 0, inBaskets: 0, free: 0 };
  };
  return {
    add: (claims: SeatNews['claims']) => {
      if (claims.length === 0) return;
      const more = countClaimed(claims);
      figures = {
        sold: figures.sold + more.sold,
        inBaskets: figures.inBaskets + more.inBaskets,
        free: figures.free + more.free,
      };
      timer ??= setTimeout(tell, SAID_EVERY_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

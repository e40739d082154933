import { AppError } from '../errors.ts';
import { type DraftKey, type DraftSeen, planDrafts } from './drafts/plan-drafts.ts';
import { createLiveStreams, type LiveOptions, type LiveStreams } from './live-streams.ts';
import type { Cursor } from './seats/cursor.ts';
import { type SeatsKey, showSeats } from './seats/show-seats.ts';

/** What open pages are told, by what they show. */
export interface Live {
  seats: LiveStreams<SeatsKey, Cursor>;
  planDrafts: LiveStreams<DraftKey, DraftSeen>;
  close(): Promise<void>;
}

export function createLive(options: LiveOptions): Live {
  const seats = createLiveStreams(showSeats, options);
  const drafts = createLiveStreams(planDrafts, options);
  return {
    seats,
    planDrafts: drafts,
    close: async () => {
      await Promise.all([seats.close(), drafts.close()]);
    },
  };
}

const nobody = {
  watch: () => {
    throw new AppError('UNAVAILABLE');
  },
  close: () => Promise.resolve(),
};

/** Where no server is around the work: nobody looks. */
export const noLive: Live = { seats: nobody, planDrafts: nobody, close: nobody.close };

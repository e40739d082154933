import type { Addresses } from '../../addresses.ts';
import type { Context, Log } from '../../context.ts';
import { createContext } from '../../create-context.ts';
import type { Database } from '../../db/open.ts';
import { systemActor } from '../../identity/actor.ts';
import { type CountedVisits, countVisits } from './count-visits.ts';
import { findSlugOwner, findVisitTarget, type VisitTarget } from './find-visit-target.ts';

interface ShortLinksOptions {
  database: Database;
  addresses: Addresses;
  now: () => Date;
  log: Log;
}

/** What the public address of short links needs: nobody is signed in, so each promoter's part has its own context. */
export function openShortLinks(options: ShortLinksOptions) {
  async function runAt<Answer>(promoterIds: readonly number[], work: (ctx: Context) => Promise<Answer>) {
    const actor = systemActor('Short link', promoterIds);
    const owned = createContext({ ...options, actor, promoterIds, requestId: 'short-link' });
    try {
      return await work(owned.ctx);
    } finally {
      await owned.release();
    }
  }

  return {
    /** Where a slug leads now; nothing when it leads nowhere. */
    find: async (slug: string): Promise<VisitTarget | undefined> => {
      const owner = await runAt([], (ctx) => findSlugOwner(ctx, slug));
      return owner && runAt([owner.promoterId], (ctx) => findVisitTarget(ctx, owner.shortUrlId));
    },
    count: async (promoterId: number, visits: readonly CountedVisits[]): Promise<void> => {
      await runAt([promoterId], (ctx) => countVisits(ctx, visits));
    },
  };
}

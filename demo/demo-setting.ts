import { createContext } from '../apps/api/src/context/create-context.ts';
import type { Context } from '../apps/api/src/context.ts';
import type { Database } from '../apps/api/src/db/database.ts';
import { systemActor } from '../apps/api/src/identity/actor.ts';
import type { Log } from '../apps/api/src/process/log.ts';
import { changesShow } from '../apps/api/src/server/resources.ts';
import type { Storage } from '../apps/api/src/storage/storage.ts';
import { DAY_MS } from '../apps/api/src/time/zones.ts';

export interface DemoSetting {
  database: Database;
  /** The time of loading. Every date of the demo is counted in days from it. */
  now: Date;
  log: Log;
  storage?: Storage | undefined;
}

/** The promoter, the time and the name under which a verb runs. */
export interface DemoCall {
  promoterId: number;
  at: Date;
  /** The name that the history shows. */
  actor: string;
}

/** Runs a verb of the product as a request would, in a context of its own. */
export async function runVerb<Answer>(
  { database, log, storage }: DemoSetting,
  { promoterId, at, actor }: DemoCall,
  verb: (ctx: Context) => Promise<Answer>,
): Promise<Answer> {
  const owned = createContext({
    database,
    actor: systemActor(actor, [promoterId]),
    promoterIds: [promoterId],
    now: () => at,
    log,
    storage,
    requestId: 'demo',
    changesShow,
  });
  try {
    return await verb(owned.ctx);
  } finally {
    await owned.release();
  }
}

export const daysAgo = ({ now }: Pick<DemoSetting, 'now'>, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);

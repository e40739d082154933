import Fastify, { type FastifyInstance } from 'fastify';
import { toAddresses } from '#addresses.ts';
import type { Database } from '#db/database.ts';
import { partnerSites } from '#db/schema/promoters/lookups.ts';
import { runAsSystem } from '#db/system.ts';
import { createIdentity, type Identity } from '#identity/create-identity.ts';
import { readSecretKey } from '#identity/secret-key.ts';
import { createUser, type User } from '#identity/users/users.ts';
import { type Environment, readEnvironment } from '#process/env.ts';
import type { Log } from '#process/log.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { mountIdentity } from '../mount-identity.ts';

export const PUBLIC_URL = 'https://parterre.test';
export const PASSWORD = 'correct horse battery';

/** One process with the identity part of the server, without the rest of the API. */
export interface IdentityProcess {
  app: FastifyInstance;
  identity: Identity;
}

export interface IdentityHarness {
  database: Database;
  env: Environment;
  /** The event of every log line of level warning or error. */
  events: string[];
  /** Advances the clock of our own code. The library keeps the real clock. */
  advance(milliseconds: number): void;
  startProcess(): Promise<IdentityProcess>;
  createUser(email: string): Promise<User>;
  close(): Promise<void>;
}

/** `trustProxy` is the option of the server. By default every address is a trusted proxy. */
export async function startHarness(
  variables: Record<string, string> = {},
  trustProxy: boolean | string[] = true,
): Promise<IdentityHarness> {
  const database = await openTestDatabase();
  await runAsSystem(database, (db) =>
    db
      .insert(partnerSites)
      .values({ id: 9_044, name: 'United Kingdom', partnerSiteId: 'uk-main' })
      .onConflictDoNothing(),
  );
  const env = readEnvironment({ SECRET_KEY: 'a'.repeat(40), ARGON2_MEMORY_KIB: '8', ...variables });
  const processes: IdentityProcess[] = [];
  const events: string[] = [];
  let offsetMs = 0;
  const now = () => new Date(Date.now() + offsetMs);
  const collect = (fields: object) => {
    if ('event' in fields) events.push(String(fields.event));
  };
  const log: Log = { info: () => undefined, warn: collect, error: collect };

  return {
    database,
    env,
    events,
    advance: (milliseconds) => {
      offsetMs += milliseconds;
    },
    startProcess: async () => {
      const identity = await createIdentity({
        env,
        secretKey: readSecretKey(env),
        database,
        addresses: toAddresses(PUBLIC_URL, env),
        now,
        log,
      });
      const app = Fastify({ trustProxy });
      await mountIdentity(app, identity);
      await app.ready();
      const started = { app, identity };
      processes.push(started);
      return started;
    },
    createUser: (email) =>
      createUser(
        database,
        { email, name: 'Ada Lovelace', password: PASSWORD },
        { now: now(), memoryKib: env.ARGON2_MEMORY_KIB },
      ),
    close: async () => {
      for (const { app } of processes) await app.close();
      await database.close();
    },
  };
}

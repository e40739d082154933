import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

export interface DrainState {
  isDraining: boolean;
}

/** The time limit of the database. Proxies wait at least two seconds, and a slower database counts as unavailable. */
const PATIENCE_MS = 1_800;

/**
 * Serves `/healthz` (the process runs) and `/readyz` (it may receive traffic: the database answers in time, and the
 * process is not draining).
 */
export function addHealth(app: FastifyInstance, database: Database, readiness: DrainState): void {
  const canReachInTime = watch(database);
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    if (readiness.isDraining) return reply.code(503).header('retry-after', 5).send({ status: 'draining' });
    const isUp = await canReachInTime();
    if (!isUp) return reply.code(503).header('retry-after', 2).send({ status: 'database away' });
    return { status: 'ready' };
  });
}

/**
 * Runs one check at a time, however many probes ask, so that an unresponsive database takes one connection and not one
 * per probe.
 */
function watch(database: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= canReach(database).finally(() => {
      asked = undefined;
    });
    return Promise.race([asked, sleep(PATIENCE_MS, false, { ref: false })]);
  };
}

async function canReach(database: Database): Promise<boolean> {
  try {
    const session = await database.acquire();
    try {
      await session.run('select 1');
      session.release();
    } catch (error) {
      session.release(true);
      throw error;
    }
    return true;
  } catch {
    return false;
  }
}

import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open.ts';

export interface Readiness {
  isDraining: boolean;
}

/** `/healthz`: the process lives. `/readyz`: it may be sent traffic (database answers, not draining). */
export function addHealth(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    if (readiness.isDraining) return reply.code(503).header('retry-after', 5).send({ status: 'draining' });
    const isUp = await canReach(database);
    if (!isUp) return reply.code(503).header('retry-after', 2).send({ status: 'database away' });
    return { status: 'ready' };
  });
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

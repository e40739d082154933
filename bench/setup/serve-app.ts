import { testConfig } from '@parterre/contract/testing/test-config';
import type { FastifyInstance } from 'fastify';
import { toAddresses } from '../../apps/api/src/addresses.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { noForeignOrigins } from '../../apps/api/src/http/headers.ts';
import { createKeyRing } from '../../apps/api/src/identity/api-keys/key-ring.ts';
import { createActorLoader } from '../../apps/api/src/identity/load-actor.ts';
import { createTestIssuer } from '../../apps/api/src/identity/testing/test-issuer.ts';
import { noOutgoing } from '../../apps/api/src/outgoing/outgoing.ts';
import { buildApp } from '../../apps/api/src/server/app.ts';
import { noStorage } from '../../apps/api/src/storage/storage.ts';
import { SILENT_LOG } from '../../apps/api/test/support/silent-log.ts';

export interface ServedApp {
  app: FastifyInstance;
  port: number;
  /** An access token of the user. */
  token: string;
  tokenOf(userId: string): Promise<string>;
}

/** Serves the whole application on a free port, without logs, and with tokens of a test issuer. */
export async function serveApp(database: Database, userId: string): Promise<ServedApp> {
  const issuer = await createTestIssuer();
  const app = await buildApp({
    database,
    storage: noStorage,
    identity: {
      verifyToken: async (text) => {
        const claims = await issuer.verifier(text);
        return claims?.userId ? { ...claims, userId: claims.userId, sessionId: null } : undefined;
      },
      loadActor: createActorLoader(database),
      keys: createKeyRing(database, SILENT_LOG),
    },
    console: {
      folder: null,
      configOf: () => testConfig(),
      isHttps: false,
      origins: noForeignOrigins,
      frameAncestors: [],
    },
    addresses: toAddresses('http://127.0.0.1'),
    outgoing: noOutgoing,
    issuer: issuer.issuer,
    now: () => new Date(),
    readiness: { isDraining: false },
    rateLimitPerMinute: 10_000_000,
    logger: { level: 'info', stream: { write: () => undefined } },
    trustProxy: false,
    checksAnswers: false,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const tokenOf = (id: string) => issuer.mintToken({ userId: id, expiresInSeconds: 3600 });
  return {
    app,
    port: typeof address === 'object' && address ? address.port : 0,
    token: await tokenOf(userId),
    tokenOf,
  };
}

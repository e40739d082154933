import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, DEMO_USERS, loadDemo } from '../../../demo/load-demo.ts';
import { toAddresses } from './addresses.ts';
import { buildApp } from './app.ts';
import { listBackgroundWork } from './background-work.ts';
import { clientConfiguration } from './client-configuration.ts';
import { checkRole } from './db/check-role.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { loadReferenceData } from './db/reference-data/load-reference-data.ts';
import { ConfigurationError, type Environment, readEnvironment } from './env.ts';
import { mountIdentity } from './http/identity/mount-identity.ts';
import { findBrand } from './identity/brand.ts';
import { createIdentity } from './identity/create-identity.ts';
import { startJobs } from './jobs/run-jobs.ts';
import { createLog, toLogOptions } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { stopWithGrace } from './stop.ts';
import { openStorage } from './storage/open-storage.ts';

const EXIT_CONFIGURATION = 78;
const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  await serve(readEnvironment());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigurationError ? EXIT_CONFIGURATION : 1);
}

async function serve(given: Environment): Promise<void> {
  const env = { ...given, DATA_DIR: resolve(root, given.DATA_DIR) };
  const startedAt = performance.now();
  const now = () => new Date();
  const log = createLog(env.LOG_LEVEL);
  const storage = await openStorage(env, root);
  const database = await openAndMigrate(env);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const identity = await createIdentity({ env, database, publicUrl, now, log });
  const isDemo = env.LOAD_DEMO ?? database.kind === 'pglite';
  if (isDemo) await loadDemo({ database, now, log, storage, argonMemoryKiB: env.ARGON2_MEMORY_KIB });

  const readiness = { isDraining: false };
  const app = await buildApp({
    database,
    storage,
    identity: { ...identity, mount: (instance) => mountIdentity(instance, identity) },
    console: {
      folder: findConsole(env.CONSOLE_DIR),
      configOf: (host) => clientConfiguration(env, identity.clientConfig, host),
      isHttps: publicUrl.startsWith('https:'),
      identityOrigin: env.OIDC_ISSUER ? new URL(env.OIDC_ISSUER).origin : null,
      frameAncestors: env.FRAME_ANCESTORS,
    },
    brandOf: (host) => findBrand(env, host),
    addresses: toAddresses(publicUrl, env.SHORT_URL_BASE),
    issuer: identity.clientConfig.authority,
    now,
    readiness,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    logger: toLogOptions(env.LOG_LEVEL),
    trustProxy: env.TRUST_PROXY === '' ? false : env.TRUST_PROXY.split(',').map((entry) => entry.trim()),
    checksAnswers: false,
  });
  const mailer = openMailer(toMailerOptions(env));
  const jobs = startJobs({ ...listBackgroundWork({ database, storage, mailer, log }), database, now, log });
  await app.listen({ port: env.PORT, host: env.HOST });
  stopWithGrace({
    app,
    readiness,
    drainSeconds: env.DRAIN_SECONDS,
    close: () => jobs.stop().then(() => database.close()),
  });
  printBanner({ publicUrl, database, isDemo, ms: performance.now() - startedAt });
}

/** A declaration: `serve` runs before a constant here would have a value. */
function toMailerOptions({ MAIL_URL, MAIL_FROM, DATA_DIR }: Environment) {
  return { url: MAIL_URL, from: MAIL_FROM ?? 'tickets@localhost', folder: join(DATA_DIR, 'mail') };
}

async function openAndMigrate(env: Environment): Promise<Database> {
  const url = env.DATABASE_URL ?? `pglite:${join(env.DATA_DIR, 'database')}`;
  const database = await openDatabase(url, {
    poolSize: env.DATABASE_POOL,
    ...(env.MIGRATION_DATABASE_URL ? { migrationUrl: env.MIGRATION_DATABASE_URL } : {}),
  });
  await database.migrate();
  await checkRole(database);
  await loadReferenceData(database);
  return database;
}

function findConsole(folder: string | undefined): string | null {
  const found = folder ? resolve(folder) : join(root, 'apps/console/dist');
  return existsSync(found) ? found : null;
}

function printBanner({
  publicUrl,
  database,
  isDemo,
  ms,
}: {
  publicUrl: string;
  database: Database;
  isDemo: boolean;
  ms: number;
}): void {
  const lines = [
    `Parterre is ready at ${publicUrl} (${database.kind === 'pglite' ? 'embedded database' : 'PostgreSQL'}, ${(ms / 1000).toFixed(1)} s)`,
  ];
  if (database.kind === 'pglite')
    lines.push('The embedded database is for trying out and for one process; use PostgreSQL for anything real.');
  if (isDemo)
    lines.push(
      '',
      `Demo users (password ${DEMO_PASSWORD}):`,
      ...DEMO_USERS.map((user) => `  ${user.email.padEnd(36)} ${user.role}`),
    );
  process.stdout.write(`${lines.join('\n')}\n`);
}

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrandName } from '@parterre/contract/wire/brands';
import { OWN_API_BASES, type RuntimeConfig } from '@parterre/contract/wire/runtime-config';
import type { FastifyInstance } from 'fastify';
import { type Addresses, PROJECT_SUPPORT_URL, toAddresses } from '../addresses.ts';
import type { Database } from '../db/database.ts';
import { openMigrated } from '../db/open-database.ts';
import { type ForeignOrigins, findIdentityOrigin } from '../http/headers.ts';
import type { DrainState } from '../http/health.ts';
import { mountIdentity } from '../http/identity/mount-identity.ts';
import { createIdentity } from '../identity/create-identity.ts';
import { readSecretKey } from '../identity/secret-key.ts';
import { startJobs } from '../jobs/run-jobs.ts';
import { openMailer } from '../mail/mailer.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { ConfigurationError, type Environment, readEnvironment } from '../process/env.ts';
import { createLog, toLogOptions } from '../process/log.ts';
import { openStorage } from '../storage/open-storage.ts';
import { buildApp, listBackgroundWork } from './app.ts';
import { ROOT, withDataDir } from './data-dir.ts';

const EXIT_CONFIGURATION = 78;
const GRACE_MS = 25_000;

try {
  await serve(readEnvironment());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigurationError ? EXIT_CONFIGURATION : 1);
}

async function serve(given: Environment): Promise<void> {
  const env = withDataDir(given);
  const startedAt = performance.now();
  const now = () => new Date();
  const log = createLog(env.LOG_LEVEL);
  const storage = await openStorage(env, ROOT);
  const database = await openMigrated(env);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const addresses = toAddresses(publicUrl, env);
  const secretKey = readSecretKey(env);
  const identity = await createIdentity({ env, secretKey, database, addresses, now, log });
  const isDemo = env.LOAD_DEMO ?? database.kind === 'pglite';
  // The demo is a program of its own, so that a server without it neither needs nor reads it.
  const demo = isDemo ? await import('../../../../demo/load-demo.ts') : undefined;
  await demo?.loadDemo({ database, now, log, storage, argonMemoryKiB: env.ARGON2_MEMORY_KIB });

  const outgoing = createOutgoing({ secretKey, allowsPrivate: env.ALLOW_PRIVATE_WEBHOOKS });
  const readiness = { isDraining: false };
  const app = await buildApp({
    database,
    storage,
    identity: { ...identity, mount: (instance) => mountIdentity(instance, identity) },
    console: {
      folder: findConsole(env.CONSOLE_DIR),
      configOf: (host) => clientConfiguration(env, identity.clientConfig, addresses, host),
      isHttps: addresses.isHttps,
      origins: foreignOrigins(env, identity.clientConfig),
      frameAncestors: env.FRAME_ANCESTORS,
    },
    addresses,
    outgoing,
    issuer: identity.clientConfig.authority,
    now,
    readiness,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    logger: toLogOptions(env.LOG_LEVEL),
    trustProxy: env.TRUST_PROXY === '' ? false : env.TRUST_PROXY.split(',').map((entry) => entry.trim()),
    checksAnswers: false,
  });
  const mailer = openMailer(toMailerOptions(env));
  const work = listBackgroundWork({ database, storage, mailer, addresses, outgoing, log });
  const jobs = startJobs({ ...work, database, now, log });
  await app.listen({ port: env.PORT, host: env.HOST });
  stopWithGrace({
    app,
    readiness,
    drainSeconds: env.DRAIN_SECONDS,
    close: () => jobs.stop().then(() => database.close()),
  });
  printBanner({ publicUrl, database, demo, ms: performance.now() - startedAt });
}

/** A function declaration, because `serve` runs before a constant below it would be initialised. */
function toMailerOptions({ MAIL_URL, MAIL_FROM = 'tickets@localhost', BRAND_MAIL_FROM, DATA_DIR }: Environment) {
  return {
    url: MAIL_URL,
    fromOf: (brand: BrandName) => BRAND_MAIL_FROM[brand] ?? MAIL_FROM,
    folder: join(DATA_DIR, 'mail'),
  };
}

function findConsole(folder: string | undefined): string | null {
  const found = folder ? resolve(folder) : join(ROOT, 'apps/console/dist');
  return existsSync(found) ? found : null;
}

function foreignOrigins(env: Environment, { authority }: RuntimeConfig['identity']): ForeignOrigins {
  return {
    identity: findIdentityOrigin(env, authority),
    errors: env.ERROR_REPORT_DSN ? new URL(env.ERROR_REPORT_DSN).origin : null,
    tags: findTagId(env) === null ? [] : env.TAG_MANAGER_HOSTS,
  };
}

/** Returns the tag id only in production, and only when one is configured (spec §9). */
function findTagId({ ENVIRONMENT, TAG_MANAGER_ID }: Environment): string | null {
  return ENVIRONMENT === 'production' ? (TAG_MANAGER_ID ?? null) : null;
}

/** Returns the console's runtime configuration. The brand depends on the host. */
function clientConfiguration(
  env: Environment,
  identity: RuntimeConfig['identity'],
  { brands, siteAt }: Addresses,
  host: string,
): RuntimeConfig {
  const { brand, supportUrl = PROJECT_SUPPORT_URL, guidesUrl = env.GUIDES_URL } = siteAt(host);
  return {
    brand: brand.name,
    brands,
    market: env.MARKET,
    environment: env.ENVIRONMENT,
    identity,
    apiBases: OWN_API_BASES,
    isEmbedded: env.FRAME_ANCESTORS.length > 0,
    supportUrl,
    guidesUrl,
    tagId: findTagId(env),
    errorReportDsn: env.ERROR_REPORT_DSN ?? null,
  };
}

function printBanner({
  publicUrl,
  database,
  demo,
  ms,
}: {
  publicUrl: string;
  database: Database;
  demo: Pick<typeof import('../../../../demo/load-demo.ts'), 'DEMO_PASSWORD' | 'DEMO_USERS'> | undefined;
  ms: number;
}): void {
  const lines = [
    `Parterre is ready at ${publicUrl} (${database.kind === 'pglite' ? 'embedded database' : 'PostgreSQL'}, ${(ms / 1000).toFixed(1)} s)`,
  ];
  if (database.kind === 'pglite')
    lines.push('The embedded database is for trying out and for one process; use PostgreSQL for anything real.');
  if (demo)
    lines.push(
      '',
      `Demo users (password ${demo.DEMO_PASSWORD}):`,
      ...demo.DEMO_USERS.map((user) => `  ${user.email.padEnd(36)} ${user.role}`),
    );
  process.stdout.write(`${lines.join('\n')}\n`);
}

interface StopOptions {
  app: FastifyInstance;
  readiness: DrainState;
  /** The time that the proxy needs to notice that this process is not ready any more. */
  drainSeconds: number;
  close: () => Promise<void>;
}

/**
 * Handles the first signal: reports not ready, drains, finishes, closes and exits with 0. A second signal exits at
 * once.
 */
function stopWithGrace({ app, readiness, drainSeconds, close }: StopOptions): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    readiness.isDraining = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + GRACE_MS).unref();
    await sleep(drainSeconds * 1000);
    await app.close();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './http/health.ts';

interface StopOptions {
  app: FastifyInstance;
  readiness: Readiness;
  /** How long the proxy needs to see that this process is not ready any more. */
  drainSeconds: number;
  close: () => Promise<void>;
}

const GRACE_MS = 25_000;

/** First signal: not ready, drain, finish, close, exit 0. Second signal: at once. */
export function stopWithGrace({ app, readiness, drainSeconds, close }: StopOptions): void {
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

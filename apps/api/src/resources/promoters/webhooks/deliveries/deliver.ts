import {
  type DeliveryFault,
  TEST_KIND,
  WEBHOOK_FAILING_HOURS,
  WEBHOOK_RETRY_SECONDS,
} from '@parterre/contract/choices/occurrence-choices';
import { and, eq } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '#db/schema/promoters/webhooks.ts';
import type { WriteDb } from '#db/transaction.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { SYSTEM_ACTOR, writeOccurrences } from '#jobs/write-occurrences.ts';
import type { TimedResult } from '#outgoing/outgoing.ts';
import type { JobDeps } from '#resource.ts';
import { HOUR_MS, MINUTE_MS } from '#time/zones.ts';
import { isWebhook } from '../change.ts';
import type { WebhookRow } from '../read.ts';
import { signDelivery } from '../sign-delivery.ts';
import { deliveryJob, type SentDelivery } from './enqueue.ts';
import type { DeliveryRow } from './list.ts';

/** Faults after which the webhook pauses, because the next attempts would wait as long, one after the other. */
const RESTS_AFTER: readonly DeliveryFault[] = ['timeout', 'unreachable'];
const REST_MS = 5 * MINUTE_MS;
/** The receiver reports that it is gone permanently. */
const GONE = 410;

/**
 * Sends a waiting delivery and records the result. A failed one is sent again later, by another job; a test is not.
 * While a webhook pauses, all its deliveries wait.
 */
export async function sendDelivery(
  { outgoing }: Pick<JobDeps, 'outgoing'>,
  job: JobContext,
  asked: SentDelivery,
): Promise<void> {
  const found = await job.runAsSystem((db) => findWaiting(db, asked));
  if (!found) return;
  const { webhook, delivery } = found;
  const isTest = delivery.kind === TEST_KIND;
  if (webhook.state !== 'ACTIVE' && !isTest) return job.runAsSystem((db) => giveUp(db, delivery, 'switched-off'));
  if (!isTest && webhook.restsUntil && webhook.restsUntil > job.now)
    return job.runAsSystem((db) => postpone(db, asked, webhook.restsUntil ?? job.now));
  const secret = outgoing.unseal(webhook.sealedSecret);
  if (secret === undefined) return job.runAsSystem((db) => giveUp(db, delivery, 'secret-lost'));
  const { body } = delivery;
  const answered = await outgoing.post(
    webhook.url,
    signDelivery(secret, { id: `evt_${delivery.id}`, at: job.now, body }),
    body,
  );
  await job.runAsSystem((db) => record({ db, now: job.now }, asked, answered));
}

async function findWaiting(db: WriteDb, { promoterId, webhookId, deliveryId }: SentDelivery) {
  const [found] = await db
    .select({ webhook: webhooks, delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhooks, isWebhook({ promoterId, id: webhookId }))
    .where(isDelivery({ promoterId, webhookId, id: deliveryId }))
    .for('update');
  return found?.delivery.state === 'WAITING' ? found : undefined;
}

const isDelivery = ({ promoterId, webhookId, id }: Pick<DeliveryRow, 'promoterId' | 'webhookId' | 'id'>) =>
  and(
    eq(webhookDeliveries.promoterId, promoterId),
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.id, id),
  );

async function giveUp(db: WriteDb, delivery: DeliveryRow, fault: DeliveryFault): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'FAILED', fault, answerStatus: null, nextAttemptAt: null })
    .where(isDelivery(delivery));
}

/**
 * Postpones a delivery without an attempt, so that an unreachable receiver is tried from time to time and not once per
 * occurrence.
 */
async function postpone(db: WriteDb, asked: SentDelivery, until: Date): Promise<void> {
  const { promoterId, webhookId, deliveryId: id } = asked;
  await db.update(webhookDeliveries).set({ nextAttemptAt: until }).where(isDelivery({ promoterId, webhookId, id }));
  await deliveryJob.enqueue({ db, now: until }, promoterId, asked);
}

async function record(
  { db, now }: { db: WriteDb; now: Date },
  asked: SentDelivery,
  attempt: TimedResult,
): Promise<void> {
  const found = await findWaiting(db, asked);
  if (!found) return;
  const { webhook, delivery } = found;
  const isTaken = attempt.status !== undefined && attempt.status >= 200 && attempt.status < 300;
  const isTest = delivery.kind === TEST_KIND;
  const isOver = !isTaken && !isTest && isGivenUp(webhook, attempt, now);
  const waitSeconds = isTaken || isTest || isOver ? undefined : WEBHOOK_RETRY_SECONDS[delivery.attempts];
  const nextAttemptAt = waitSeconds === undefined ? null : new Date(now.getTime() + waitSeconds * 1000);
  await db
    .update(webhookDeliveries)
    .set({
      state: isTaken ? 'DELIVERED' : nextAttemptAt ? 'WAITING' : 'FAILED',
      attempts: delivery.attempts + 1,
      lastAttemptAt: now,
      nextAttemptAt,
      answerStatus: attempt.status ?? null,
      fault: isTaken ? null : (attempt.fault ?? 'answer'),
      durationMs: attempt.durationMs,
    })
    .where(isDelivery(delivery));
  if (nextAttemptAt) await deliveryJob.enqueue({ db, now: nextAttemptAt }, webhook.promoterId, asked);
  if (isTest) return;
  const rests = attempt.fault && RESTS_AFTER.includes(attempt.fault);
  const next = isTaken
    ? { lastDeliveredAt: now, failingSince: null, restsUntil: null }
    : {
        failingSince: webhook.failingSince ?? now,
        restsUntil: rests ? new Date(now.getTime() + REST_MS) : null,
        ...(isOver ? { state: 'DISABLED' as const, revision: webhook.revision + 1 } : {}),
      };
  await db.update(webhooks).set(next).where(isWebhook(webhook));
  if (isOver)
    await writeOccurrences({ db, now, actor: SYSTEM_ACTOR }, [
      { kind: 'webhook.disabled', promoterId: webhook.promoterId, ids: [webhook.id] },
    ]);
}

/** Returns whether deliveries to a webhook stop after this failed attempt. */
function isGivenUp({ state, failingSince }: WebhookRow, { status }: TimedResult, now: Date): boolean {
  const since = (failingSince ?? now).getTime();
  return state === 'ACTIVE' && (status === GONE || now.getTime() - since >= WEBHOOK_FAILING_HOURS * HOUR_MS);
}

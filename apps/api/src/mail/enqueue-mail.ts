import type { Change } from '../context.ts';
import { newId } from '../ids.ts';
import { enqueueJob, type JobPayloads } from '../jobs/enqueue-job.ts';

type Told = Pick<JobPayloads['send-mail'], 'kind' | 'email' | 'orderItemIds'>;

/** Asks for a mail about an order, sent after the commit; with no address there is none. Answers whether it is sent. */
export async function enqueueMail(
  change: Change,
  { promoterId, id, orderId }: { promoterId: number; id: number; orderId: string },
  told: Told,
): Promise<boolean> {
  if (told.email === '') return false;
  const payload = { ...told, promoterId, orderId: id, orderCode: orderId, messageId: newId() };
  await enqueueJob(change, { promoterId, kind: 'send-mail', payload });
  return true;
}

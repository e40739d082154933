import type { Change } from '../context.ts';
import { newId } from '../ids.ts';
import { defineJob } from '../jobs/define-job.ts';

/** A mail about an order, which it names by row id and by code. Its text is written when it is sent. */
export type MailJob = {
  kind: 'tickets' | 'cancelled';
  promoterId: number;
  orderId: number;
  orderCode: string;
  email: string;
  orderItemIds?: number[];
  messageId: number;
};

export const mailJob = defineJob<MailJob>('send-mail');

type MailRequest = Pick<MailJob, 'kind' | 'email' | 'orderItemIds'>;

/** Requests a mail about an order, to be sent after the commit. Returns false when the order has no address. */
export async function enqueueMail(
  change: Change,
  { promoterId, id, orderId }: { promoterId: number; id: number; orderId: string },
  request: MailRequest,
): Promise<boolean> {
  if (request.email === '') return false;
  const payload = { ...request, promoterId, orderId: id, orderCode: orderId, messageId: newId() };
  await mailJob.enqueue(change, promoterId, payload);
  return true;
}

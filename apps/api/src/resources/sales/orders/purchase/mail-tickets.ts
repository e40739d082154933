import type { Change } from '#context.ts';
import { enqueueMail } from '#mail/enqueue-mail.ts';
import type { OrderDraft } from './sale-terms.ts';

/** Sends the buyer of a written order the tickets after the commit; nothing while the order is unpaid. */
export async function mailTickets(change: Change, { promoterId }: { promoterId: number }, draft: OrderDraft) {
  if (draft.paymentStatus === 'UNPAID') return;
  await enqueueMail(
    change,
    { promoterId, id: draft.id, orderId: draft.orderId },
    { kind: 'tickets', email: draft.buyer.email },
  );
}

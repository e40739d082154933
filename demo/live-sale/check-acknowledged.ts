import * as channelCalls from '@parterre/contract/calls/channel';
import type { Channel } from './channel.ts';
import type { SalesLog } from './sales-log.ts';

const AT_ONCE = 8;

/**
 * Reads every acknowledged order again and returns the differences: an order that is missing or has other tickets,
 * money that does not add up, a seat on two valid tickets.
 */
export async function checkAcknowledged(channel: Channel, log: SalesLog): Promise<string[]> {
  const differences: string[] = [];
  const ownerOfSeat = new Map<string, string>();
  const left = [...log.orders.values()];
  const read = async () => {
    for (let sold = left.pop(); sold; sold = left.pop()) {
      const { orderId } = sold;
      const order = await channel.askIdempotently(channelCalls.getChannelOrder, { params: { orderId } });
      if (!order) {
        differences.push(`${orderId} was sold and is gone`);
        continue;
      }
      if (order.items.length !== sold.tickets)
        differences.push(`${orderId} had ${sold.tickets} tickets and has ${order.items.length}`);
      const standing = order.items.filter(({ status }) => status === 'ACTIVE');
      const due = standing.reduce((sum, { priceMinor }) => sum + priceMinor, order.postageMinor);
      if (order.totalMinor !== due) differences.push(`${orderId} costs ${order.totalMinor}, its tickets ${due}`);
      if (order.paidMinor !== sold.totalMinor)
        differences.push(`${orderId} was paid with ${sold.totalMinor} and knows of ${order.paidMinor}`);
      for (const { seatId } of standing) {
        if (seatId === null) continue;
        const seat = `${order.showCode} ${seatId}`;
        const other = ownerOfSeat.get(seat);
        if (other !== undefined) differences.push(`${seat} stands in ${other} and in ${orderId}`);
        ownerOfSeat.set(seat, orderId);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return differences;
}

import type { Transaction } from '@parterre/contract/orders';
import type { orderEvents } from '../../../db/schema/orders.ts';

type Event = Pick<typeof orderEvents.$inferSelect, 'type' | 'text'>;

/**
 * What is written as somebody without `customer:read` sees it. Notes are about the person who bought, and so may be what
 * stands behind the closed part of a reason; references and reasons of money are what accounts are kept with, and stay.
 */
export function maskText({ type, text }: Event): Pick<Transaction, 'text' | 'isTextMasked'> {
  const shown = type === 'NOTE' ? '' : type === 'CANCEL' ? (text.split(':')[0] ?? '') : text;
  return { text: shown, isTextMasked: shown !== text };
}

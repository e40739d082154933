import { TRANSACTION_TYPES } from '@parterre/contract/choices/order-choices';
import type { OrderItem, Transaction } from '@parterre/contract/orders/order';

export const ORDER_HISTORY_KINDS = ['all', 'money', 'notes', 'prints'] as const;
type OrderHistoryKind = (typeof ORDER_HISTORY_KINDS)[number];

export interface OrderHistoryEntry
  extends Pick<Transaction, 'at' | 'actor' | 'type' | 'text' | 'isTextMasked' | 'amount' | 'before' | 'after'> {
  key: string;
  itemIds: number[];
  /** Barcodes of the printed tickets; empty for other actions. */
  codes: string[];
  /** True if the action concerned the whole order. */
  isOfOrder: boolean;
}

/**
 * Merges the histories of tickets, newest first: one action on several tickets is one entry with the sum of its
 * amounts. An action on the whole order is in the history of every ticket and counted once.
 */
export function mergeHistory(items: readonly Pick<OrderItem, 'id' | 'transactionHistory'>[]): OrderHistoryEntry[] {
  const entries = new Map<string, OrderHistoryEntry>();
  const counted = new Set<string>();
  for (const item of items)
    for (const { id, amount, ...told } of item.transactionHistory) {
      const { type, at, actor, text, before, after } = told;
      // Each ticket has its own barcode, but they are printed in one action.
      const code = type === 'PRINT' ? before : null;
      const key =
        type === 'NOTE' ? `NOTE ${id}` : [type, at, actor, text, code === null ? before : '', after].join('\n');
      const entry = entries.get(key) ?? { ...told, key, amount: null, itemIds: [], codes: [], isOfOrder: false };
      entry.itemIds.push(item.id);
      if (code !== null) entry.codes.push(code);
      const isCounted = counted.has(`${type} ${id}`);
      if (isCounted) entry.isOfOrder = true;
      if (amount !== null && !isCounted) entry.amount = (entry.amount ?? 0) + amount;
      counted.add(`${type} ${id}`);
      entries.set(key, entry);
    }
  return [...entries.values()].sort((a, b) => (a.at === b.at ? rank(b) - rank(a) : a.at < b.at ? 1 : -1));
}

export function isOfKind(
  { type, amount }: Pick<OrderHistoryEntry, 'type' | 'amount'>,
  kind: OrderHistoryKind,
): boolean {
  if (kind === 'notes') return type === 'NOTE';
  if (kind === 'prints') return type === 'PRINT';
  return kind === 'all' || amount !== null;
}

/** Entries of one action are sorted by type, so that the refund follows the cancellation. */
const rank = ({ type }: Pick<OrderHistoryEntry, 'type'>): number => TRANSACTION_TYPES.indexOf(type);

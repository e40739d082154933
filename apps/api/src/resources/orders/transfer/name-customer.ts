const PREFIX = 'customer:';

/** How the history of an order names a customer: not by their name, which is gone when they are erased. */
export const nameCustomer = (customerId: number): string => `${PREFIX}${customerId}`;

/** undefined for a buyer who left no address: they are named as they named themselves. */
export function readCustomerName(text: string): number | undefined {
  const id = text.startsWith(PREFIX) ? Number(text.slice(PREFIX.length)) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

const PREFIX = 'customer:';

/**
 * Returns how the history of an order names a customer: by id, because the name is deleted when the customer is erased.
 */
export const nameCustomer = (customerId: number): string => `${PREFIX}${customerId}`;

/** Returns undefined for a buyer without an address, who appears under the name that they gave. */
export function readCustomerName(text: string): number | undefined {
  const id = text.startsWith(PREFIX) ? Number(text.slice(PREFIX.length)) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

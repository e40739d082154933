/** Ten characters without those that are mistaken for each other; upper case, or nothing for other words. */
export function findOrderId(words: string): string | undefined {
  const orderId = words.trim().toUpperCase();
  return /^[A-HJ-NP-Z2-9]{10}$/.test(orderId) ? orderId : undefined;
}

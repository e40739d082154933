/** What makes two e-mail addresses one customer. */
export const toCustomerKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

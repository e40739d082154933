export const INSTALMENT_INTERVALS = ['week', 'fortnight', 'month'] as const;
export type InstalmentInterval = (typeof INSTALMENT_INTERVALS)[number];

/** Overdue means due before today on the clock of the show's venue and not paid in full. */
export const INSTALMENT_STATUSES = ['due', 'overdue', 'paid', 'waived'] as const;
export type InstalmentStatus = (typeof INSTALMENT_STATUSES)[number];

export const PAYMENT_METHODS = ['card', 'cash', 'bank-transfer', 'voucher', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

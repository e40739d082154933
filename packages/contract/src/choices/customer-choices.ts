export const CUSTOMER_SORTS = ['CreatedAt', 'Name'] as const;

export const CONSENT_KINDS = ['email', 'sms', 'post', 'partners'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The days for which the last data export of a customer allows their erasure. */
export const ERASABLE_DAYS = 30;

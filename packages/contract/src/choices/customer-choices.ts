/** The choices of customers and questions, without schemas, because the console reads them too. */
export const CUSTOMER_SORTS = ['CreatedAt', 'Name'] as const;

export const CONSENT_KINDS = ['email', 'sms', 'post', 'partners'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const QUESTION_KINDS = ['text', 'choice', 'yes-no'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const ASKED_PER = ['order', 'ticket'] as const;
export type AskedPer = (typeof ASKED_PER)[number];

/** For how many days everything about a customer that was exported counts as given, so that they may be erased. */
export const ERASABLE_DAYS = 30;

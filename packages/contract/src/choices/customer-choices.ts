/** The choices of customers and questions, without schemas, because the console reads them too. */
export const CUSTOMER_SORTS = ['CreatedAt', 'Name'] as const;

export const CONSENT_KINDS = ['email', 'sms', 'post', 'partners'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const QUESTION_KINDS = ['text', 'choice', 'yes-no'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const ASKED_PER = ['order', 'ticket'] as const;
export type AskedPer = (typeof ASKED_PER)[number];

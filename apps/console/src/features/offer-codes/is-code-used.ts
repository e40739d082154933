import type { OfferCode } from '@parterre/contract/offer-codes';

/** Orders or baskets name the code: it cannot be deleted and keeps its text. */
export const isCodeUsed = ({ usage }: Pick<OfferCode, 'usage'>): boolean => usage.orders + usage.inBaskets > 0;

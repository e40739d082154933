import type { Buyer } from '#db/schema/sales/orders.ts';
import type { Actor } from '#identity/actor.ts';
import { isPermittedAt } from '#identity/require-permission.ts';

/**
 * Returns whether the actor has `customer:read` at the promoter. Readers without it get masked buyers (`maskBuyer`).
 */
export const seesBuyers = (actor: Actor, promoterId: number): boolean =>
  isPermittedAt(actor, promoterId, 'customer:read');

/** Masks a buyer for readers without `customer:read`: only first letters remain, however long the rest is. */
export const maskBuyer = ({ name, email }: Buyer): Buyer => ({
  name: maskWords(name),
  email: email.split('@').map(maskWord).join('@'),
});

export const maskWords = (text: string): string => text.split(/\s+/).filter(Boolean).map(maskWord).join(' ');

const maskWord = (word: string): string => (word === '' ? '' : `${[...word][0]}***`);

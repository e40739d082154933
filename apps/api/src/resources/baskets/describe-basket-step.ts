import type { Changed } from '../../context.ts';
import type { BasketRow } from './lock-basket.ts';

/** A step of a basket is its own record: it is not audited. */
export const describeBasketStep = <Answer>(
  { promoterId, id, showId }: Pick<BasketRow, 'promoterId' | 'id' | 'showId'>,
  answer: Answer,
): Changed<Answer> => ({
  answer,
  show: { promoterId, id: showId },
  object: 'basket',
  objectId: id,
  isAudited: false,
});

import type { AnyVerb } from '../../verb.ts';
import { removeBasketOfferCode, setBasketOfferCode } from './change-offer-code.ts';
import { extendBasket } from './extend-basket.ts';
import { openBasket } from './open-basket.ts';
import { getBasket } from './read/read-basket.ts';
import { releaseBasket } from './release.ts';
import { updateBasket } from './update-basket.ts';

export const basketRoutes: readonly AnyVerb[] = [
  openBasket,
  getBasket,
  updateBasket,
  extendBasket,
  setBasketOfferCode,
  removeBasketOfferCode,
  releaseBasket,
];

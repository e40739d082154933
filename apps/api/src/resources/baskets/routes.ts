import * as endpoints from '@parterre/contract/baskets';
import { bind } from '../../bind.ts';
import { removeBasketOfferCode, setBasketOfferCode } from './change-offer-code.ts';
import { extendBasket } from './extend-basket.ts';
import { openBasket } from './open-basket.ts';
import { purchaseBasket } from './purchase-basket.ts';
import { getBasket } from './read/get-basket.ts';
import { releaseBasket } from './release.ts';
import { updateBasket } from './update-basket.ts';

export const basketRoutes = [
  bind(endpoints.createBasket, openBasket),
  bind(endpoints.getBasket, getBasket),
  bind(endpoints.updateBasket, updateBasket),
  bind(endpoints.extendBasket, extendBasket),
  bind(endpoints.setBasketOfferCode, setBasketOfferCode),
  bind(endpoints.removeBasketOfferCode, removeBasketOfferCode),
  bind(endpoints.removeBasket, releaseBasket),
  bind(endpoints.purchaseBasket, purchaseBasket),
];

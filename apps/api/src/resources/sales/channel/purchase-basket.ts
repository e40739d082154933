import * as endpoints from '@parterre/contract/baskets';
import { verb } from '#verb.ts';
import { sellerOf } from '../baskets/seller.ts';
import { mailTickets } from '../orders/purchase/mail-tickets.ts';
import { describeSale, sellBaskets } from '../orders/purchase/purchase.ts';
import { requireEmail } from '../orders/purchase/sale-terms.ts';
import { presentSale } from '../orders/read/read-sold-order.ts';

/**
 * Sells a basket for a channel: writes the order, its tickets and its ledger, and its claims become sold seats. Throws
 * NOT_FOUND, BASKET_EXPIRED, CONFLICT when it was purchased before, OFFER_CODE_REFUSED when this buyer used the code as
 * often as they may, RULE_BROKEN when amounts or currency differ from ours, INVALID naming an unknown postage, plan,
 * answer or a missing address. Needs `channel:sell`.
 */
export const purchaseBasket = verb(endpoints.purchaseBasket, (ctx, { params, body }) =>
  ctx.change('order.purchase', async (change) => {
    const { buyer, sendsMail, ...terms } = body;
    requireEmail(sellerOf(change.actor).channel, buyer.email);
    const sold = await sellBaskets(change, [{ basketId: params.basketId, buyer, terms }]);
    const [draft] = sold.drafts;
    if (!draft) throw new Error('The purchase of a basket returned no order');
    if (sendsMail) await mailTickets(change, sold.show, draft);
    return { ...describeSale(sold.show, draft), answer: await presentSale(change, sold.show, draft) };
  }),
);

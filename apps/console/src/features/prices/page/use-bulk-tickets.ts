import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseText } from '../../../i18n/choose-text.ts';
import { showToast } from '../../../ui/notices.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { useRemovePriceMutation, useUpdatePriceMutation } from '../queries.ts';
import type { Visibility } from '../visibilities.ts';

/** The same change to several tickets, one call after the other; every refusal is told by name. */
export function useBulkTickets(show: Pick<Show, 'showCode' | 'defaultCulture'>) {
  const { t, i18n } = useTranslation('prices');
  const [removePrice] = useRemovePriceMutation();
  const [updatePrice] = useUpdatePriceMutation();
  const [isRunning, setRunning] = useState(false);
  const run = async (prices: readonly Price[], send: (price: Price) => Promise<unknown>, doneKey: string) => {
    setRunning(true);
    let done = 0;
    for (const price of prices) {
      try {
        await send(price);
        done++;
      } catch (error) {
        const name = chooseText(price.name, i18n.language, show.defaultCulture);
        showToast(`${name}: ${describeRefusal(error, t)}`, 'error');
      }
    }
    if (done > 0) showToast(t(doneKey, { count: done }), 'success');
    setRunning(false);
  };
  const argsOf = ({ priceTypeId, revision }: Price) => ({
    params: { showCode: show.showCode, priceTypeId },
    revision,
  });
  return {
    isRunning,
    remove: (prices: readonly Price[]) => run(prices, (price) => removePrice(argsOf(price)).unwrap(), 'bulk.removed'),
    setVisibility: (prices: readonly Price[], visibility: Visibility) =>
      run(prices, (price) => updatePrice({ ...argsOf(price), body: { visibility } }).unwrap(), 'bulk.changed'),
  };
}

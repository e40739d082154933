import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useLazyGetPriceQuery } from '../../../api/queries/prices.ts';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { useTextCultures } from '../../../session/use-text-cultures.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { planTicketSave } from './plan-ticket-save.ts';
import { listNeighbours, toDisplayOrder } from './ticket-place.ts';
import { placeTicketError, type TicketValues, toTicketValues } from './ticket-values.ts';
import { useSaveTicket } from './use-save-ticket.ts';

export interface TicketFormFacts {
  price: Price;
  /** In the order of the page. */
  prices: readonly Price[];
  holds: readonly Hold[];
  show: Show;
}

/** The form of an existing ticket: sends what changed, in as many calls as that takes. */
export function useTicketForm({ price, prices, holds, show }: TicketFormFacts) {
  const { t } = useTranslation('prices');
  const cultures = useTextCultures(show);
  const saveSteps = useSaveTicket(show.showCode, price);
  const [getPrice] = useLazyGetPriceQuery();
  const params = { showCode: show.showCode, priceTypeId: price.priceTypeId };
  const load = (from: Price) => ({
    values: toTicketValues(from, { cultures, prices, holds }),
    revision: from.revision,
  });
  return useObjectForm<TicketValues>({
    ...load(price),
    place: 'inDrawer',
    reload: async () => load(await getPrice({ params }).unwrap()),
    send: async (changed, revision, whole, before) => {
      const neighbours = listNeighbours(prices, whole.priceGroupId, price.priceTypeId);
      const displayOrder = toDisplayOrder(whole.standsAfter, whole.priceGroupId, neighbours);
      const steps = planTicketSave(changed, { values: whole, heldBefore: before.heldPlaces, displayOrder });
      const saved = await saveSteps(steps, revision);
      showToast(t('form.saved'), 'success');
      return saved;
    },
    placeError: placeTicketError,
    staysOpen: true,
  });
}

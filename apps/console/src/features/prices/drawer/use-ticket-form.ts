import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { useLazyGetPriceQuery } from '../../../api/queries/prices.ts';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { useAppForm } from '../../../forms/object/use-app-form.ts';
import { useStaleSave } from '../../../forms/object/use-stale-save.ts';
import { useTextCultures } from '../../../session/use-text-cultures.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { planTicketSave } from './plan-ticket-save.ts';
import { listNeighbours, toDisplayOrder } from './ticket-place.ts';
import { type TicketValues, toTicketValues } from './ticket-values.ts';
import { translateTicketErrors } from './translate-ticket-errors.ts';

import { useSaveTicket } from './use-save-ticket.ts';

export interface TicketFormFacts {
  price: Price;
  /** In the order of the page. */
  prices: readonly Price[];
  holds: readonly Hold[];
  show: Show;
  onReload: (fresh: Price) => void;
}

/** The form of an existing ticket: sends what changed, asks about what somebody else changed meanwhile. */
export function useTicketForm({ price, prices, holds, show, onReload }: TicketFormFacts) {
  const { t } = useTranslation('prices');
  const cultures = useTextCultures(show);
  const saveSteps = useSaveTicket(show.showCode, price);
  const [getPrice] = useLazyGetPriceQuery();
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges('inDrawer', isDirty);
  const params = { showCode: show.showCode, priceTypeId: price.priceTypeId };
  const load = (from: Price) => ({
    values: toTicketValues(from, { cultures, prices, holds }),
    revision: from.revision,
  });
  const fresh = useRef(price);
  const stale = useStaleSave<TicketValues>(load(price), async () => {
    fresh.current = await getPrice({ params }).unwrap();
    return load(fresh.current);
  });
  const [defaultValues] = useState(() => load(price).values);
  const saved = useRef(defaultValues);
  const model = useAppForm<TicketValues>({
    defaultValues,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: async (values) => {
      const neighbours = listNeighbours(prices, values.priceGroupId, price.priceTypeId);
      const displayOrder = toDisplayOrder(values.standsAfter, values.priceGroupId, neighbours);
      try {
        const outcome = await stale.save(values, (changed, revision) => {
          const heldBefore = saved.current.heldPlaces;
          return saveSteps(
            planTicketSave(changed, { values: { ...values, ...changed }, heldBefore, displayOrder }),
            revision,
          );
        });
        saved.current = values;
        if (outcome === 'reload') onReload(fresh.current);
        else showToast(t('form.saved'), 'success');
      } catch (error) {
        throw translateTicketErrors(error, t);
      }
    },
  });
  return { model, asked: stale.asked };
}

import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { CallFailure, findProblem } from '#api/failure.ts';
import {
  useHoldPlacesMutation,
  useLazyGetPriceQuery,
  useOrderPricesMutation,
  useUpdatePriceMutation,
} from '#api/queries/events/prices.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { PartlySaved } from '#forms/object/use-stale-save.tsx';
import { useTextCultures } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { planTicketSave, type SaveStep } from './plan-ticket-save.ts';
import { listNeighbours, toDisplayOrder } from './ticket-place.ts';
import { heldKey, placeTicketError, type TicketValues, toTicketValues } from './ticket-values.ts';

export interface TicketFormFacts {
  price: Price;
  /** In the order of the page. */
  prices: readonly Price[];
  holds: readonly Hold[];
  show: Show;
}

/**
 * The form of an existing price type: sends the changes in as many calls as needed. Needs `price:write`. A taken name
 * and fewer places than are sold are refused at their fields.
 */
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

/**
 * Sends the steps of a save one after the other, each with the revision that the one before returned. Resolves with the
 * last revision. Throws PartlySaved if a later step is refused.
 */
function useSaveTicket(showCode: string, { priceTypeId }: Pick<Price, 'priceTypeId'>) {
  const [update] = useUpdatePriceMutation();
  const [holdPlaces] = useHoldPlacesMutation();
  const [orderPrices] = useOrderPricesMutation();
  const params = { showCode, priceTypeId };
  const send = async (step: SaveStep, revision: number): Promise<number> => {
    switch (step.kind) {
      case 'update':
        return (await update({ params, body: step.body, revision }).unwrap()).revision;
      case 'hold':
        return holdPlaces({ params, body: step.body, revision })
          .unwrap()
          .then(
            (saved) => saved.revision,
            (error: unknown) => {
              throw nameHold(error, step.body.holdId);
            },
          );
      case 'order': {
        const body = { prices: [{ priceTypeId, ...step.place }] };
        const { items } = await orderPrices({ params: { showCode }, body }).unwrap();
        return items.find((item) => item.priceTypeId === priceTypeId)?.revision ?? revision;
      }
    }
  };
  return async (steps: readonly SaveStep[], loaded: number): Promise<number> => {
    let revision = loaded;
    for (const [at, step] of steps.entries()) {
      try {
        revision = await send(step, revision);
      } catch (cause) {
        throw at === 0 ? cause : new PartlySaved(undefined, { cause });
      }
    }
    return revision;
  };
}

/** Moves errors to the field of the hold: the server names `quantity`, the form has one field per hold. */
function nameHold(error: unknown, holdId: number): unknown {
  const problem = findProblem(error);
  if (!problem?.fieldErrors) return error;
  const ofHold = new Set(['quantity', 'holdId']);
  const fieldErrors = problem.fieldErrors.map((entry) =>
    ofHold.has(entry.field) ? { ...entry, field: `heldPlaces.${heldKey(holdId)}` } : entry,
  );
  return new CallFailure({ status: problem.status, data: { ...problem, fieldErrors } });
}

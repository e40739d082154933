import type { Price } from '@parterre/contract/prices';
import { CallFailure, findProblem } from '../../../api/failure.ts';
import { useHoldPlacesMutation, useOrderPricesMutation, useUpdatePriceMutation } from '../../../api/queries/prices.ts';
import { heldKey } from './places/held-values.ts';
import type { SaveStep } from './plan-ticket-save.ts';

/** Sends the steps of a save one after the other, each under the revision the one before left; gives the last one. */
export function useSaveTicket(showCode: string, { priceTypeId }: Pick<Price, 'priceTypeId'>) {
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
    for (const step of steps) revision = await send(step, revision);
    return revision;
  };
}

/** The server names the quantity; the form has one of every hold. */
function nameHold(error: unknown, holdId: number): unknown {
  const problem = findProblem(error);
  if (!problem?.fieldErrors) return error;
  const ofHold = new Set(['quantity', 'holdId']);
  const fieldErrors = problem.fieldErrors.map((entry) =>
    ofHold.has(entry.field) ? { ...entry, field: `heldPlaces.${heldKey(holdId)}` } : entry,
  );
  return new CallFailure({ status: problem.status, data: { ...problem, fieldErrors } });
}

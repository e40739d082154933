import type { updatePrices } from '@parterre/contract/calls/prices';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDuplicatePriceMutation,
  useOrderPricesMutation,
  useRemovePriceMutation,
  useUpdatePricesMutation,
} from '#api/queries/events/prices.ts';
import { describeRefusal } from '#features/events/prices/describe-refusal.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { showToast } from '#ui/notices/notices.tsx';

export interface Refused {
  priceTypeId: number;
  name: string;
  reason: string;
}

type States = Pick<CallArguments<typeof updatePrices>['body'], 'statusCode' | 'visibility'>;

/** The actions of the bulk bar, in one call where the API has one; refusals are listed by name. Needs `price:write`. */
export function useBulkTickets(show: Pick<Show, 'showCode' | 'defaultCulture'>) {
  const { t, i18n } = useTranslation('prices');
  const [updatePrices] = useUpdatePricesMutation();
  const [orderPrices] = useOrderPricesMutation();
  const [duplicatePrice] = useDuplicatePriceMutation();
  const [removePrice] = useRemovePriceMutation();
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const params = { showCode: show.showCode };
  const refuse = (price: Price, reason: string): Refused => ({
    priceTypeId: price.priceTypeId,
    name: chooseText(price.name, i18n.language, show.defaultCulture),
    reason,
  });
  const finish = (count: number, doneKey: string, left: readonly Refused[]) => {
    if (count > 0) showToast(t(doneKey, { count }), 'success');
    setRefused(left);
    setRunning(false);
  };
  /** Sends one request that changes all of them or none. */
  const runAtOnce = async (prices: readonly Price[], left: readonly Refused[], send: () => Promise<unknown>) => {
    setRunning(true);
    try {
      if (prices.length > 0) await send();
      finish(prices.length, 'bulk.changed', left);
      return true;
    } catch (error) {
      finish(0, '', []);
      showToast(describeRefusal(error, t), 'error');
      return false;
    }
  };
  const runEach = async (prices: readonly Price[], doneKey: string, send: (price: Price) => Promise<unknown>) => {
    setRunning(true);
    const left: Refused[] = [];
    for (const price of prices)
      await send(price).catch((error: unknown) => left.push(refuse(price, describeRefusal(error, t))));
    finish(prices.length - left.length, doneKey, left);
  };
  return {
    isRunning,
    refused,
    forget: () => setRefused([]),
    setStates: (prices: readonly Price[], states: States) => {
      const isFixed = (price: Price) =>
        price.kind === 'comp' && (states.statusCode !== undefined || states.visibility === 'public');
      const reason = t(states.statusCode === undefined ? 'bulk.compNotPublic' : 'bulk.compKeepsStatus');
      const left = prices.filter(isFixed).map((price) => refuse(price, reason));
      const changed = prices.filter((price) => !isFixed(price));
      const priceTypeIds = changed.map(({ priceTypeId }) => priceTypeId);
      return runAtOnce(changed, left, () => updatePrices({ params, body: { priceTypeIds, ...states } }).unwrap());
    },
    moveTo: (prices: readonly Price[], priceGroupId: number) => {
      // The server moves a position past the end to the last one.
      const displayOrder = LIMITS.price.ordered;
      const entries = prices.map(({ priceTypeId }) => ({ priceTypeId, priceGroupId, displayOrder }));
      return runAtOnce(prices, [], () => orderPrices({ params, body: { prices: entries } }).unwrap());
    },
    duplicate: (prices: readonly Price[]) =>
      runEach(prices, 'bulk.duplicated', ({ priceTypeId }) =>
        duplicatePrice({ params: { ...params, priceTypeId }, body: {} }).unwrap(),
      ),
    /** Deletes from the last to the first: those after a deleted price type move up and get another revision. */
    remove: (prices: readonly Price[]) =>
      runEach(prices.toReversed(), 'bulk.removed', ({ priceTypeId, revision }) =>
        removePrice({ params: { ...params, priceTypeId }, revision }).unwrap(),
      ),
  };
}

export type BulkTickets = ReturnType<typeof useBulkTickets>;

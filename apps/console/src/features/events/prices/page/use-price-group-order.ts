import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useUpdatePriceGroupMutation } from '#api/queries/events/price-groups.ts';
import { useOrderPricesMutation } from '#api/queries/events/prices.ts';
import { showFailure } from '#pages/show-failure.ts';
import { moveItem } from '#tables/columns/column-layout.ts';
import { useGivenOrder } from '#tables/sortable/use-given-order.ts';
import { showToast } from '#ui/notices/notices.tsx';

interface Reads {
  readGroups: () => Promise<unknown>;
  readPrices: () => Promise<unknown>;
}

/**
 * The order the user has just given to groups or to the price types of one, by id; null means the server's order. It is
 * shown until the server confirms it and reverted if the server refuses it. Needs `price:write`.
 */
export function usePriceGroupOrder(showCode: string, { readGroups, readPrices }: Reads) {
  const { t } = useTranslation(['prices', 'price-groups']);
  const [updateGroup] = useUpdatePriceGroupMutation();
  const [orderPrices] = useOrderPricesMutation();
  const groups = useGivenOrder(readGroups);
  const tickets = useGivenOrder(readPrices);
  const moveGroup = async (ids: readonly number[], from: number, to: number) => {
    const priceGroupId = ids[from];
    if (priceGroupId === undefined) return;
    await groups.give(moveItem(ids, from, to), async () => {
      try {
        await updateGroup({ params: { showCode, priceGroupId }, body: { displayOrder: to + 1 } }).unwrap();
      } catch (error) {
        showToast(t('price-groups:orderFailed'), 'error', errorText(error));
      }
    });
  };
  const moveTicket = async (ids: readonly number[], from: number, to: number) => {
    const moved = moveItem(ids, from, to);
    const prices = moved.map((priceTypeId, at) => ({ priceTypeId, displayOrder: at + 1 }));
    await tickets.give(moved, async () => {
      try {
        await orderPrices({ params: { showCode }, body: { prices } }).unwrap();
      } catch (error) {
        showFailure(error);
      }
    });
  };
  return { groupIds: groups.ids, ticketIds: tickets.ids, moveGroup, moveTicket };
}

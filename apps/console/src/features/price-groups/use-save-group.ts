import type { PriceGroup } from '@parterre/contract/price-groups';
import { useState } from 'react';
import { findProblem } from '../../api/failure.ts';
import {
  useCreatePriceGroupMutation,
  useLazyGetPriceGroupQuery,
  useUpdatePriceGroupMutation,
} from '../../api/queries/price-groups.ts';
import { dropBlankCultures } from '../../forms/fill-cultures.ts';
import type { ConfirmedTexts } from '../../forms/translation/confirmed-texts.ts';

export interface GroupValues {
  name: Record<string, string>;
  /** From 1; null for a new one, which stands last. */
  displayOrder: number | null;
  confirmedTexts: ConfirmedTexts;
}

/** Putting the groups in order failed (spec §8); the cause is what the server said. */
class OrderFailure extends Error {}

/** Whether a save failed at the order of the groups: not at a field, nor because somebody else saved meanwhile. */
export const isOrderFailure = (error: unknown): boolean => error instanceof OrderFailure;

/** Creates a group or sends what changed; what somebody else saved meanwhile must be saved over on purpose. */
export function useSaveGroup(group: PriceGroup | undefined, showCode: string) {
  const [create] = useCreatePriceGroupMutation();
  const [update] = useUpdatePriceGroupMutation();
  const [getGroup] = useLazyGetPriceGroupQuery();
  const [revision, setRevision] = useState(group?.revision);
  return async (changed: Partial<GroupValues>, values: GroupValues): Promise<void> => {
    if (!group) {
      await create({ params: { showCode }, body: { name: dropBlankCultures(values.name) } }).unwrap();
      return;
    }
    const params = { showCode, priceGroupId: group.priceGroupId };
    const { displayOrder } = changed;
    const body = {
      ...(changed.name ? { name: dropBlankCultures(changed.name) } : {}),
      ...(displayOrder ? { displayOrder } : {}),
      ...(changed.confirmedTexts ? { confirmedTexts: changed.confirmedTexts } : {}),
    };
    try {
      await update({ params, body, revision }).unwrap();
    } catch (error) {
      const problem = findProblem(error);
      if (problem?.code === 'STALE') setRevision((await getGroup({ params }).unwrap()).revision);
      const isOrder = displayOrder && problem?.code !== 'STALE' && !problem?.fieldErrors?.length;
      throw isOrder ? new OrderFailure('Putting the groups in order failed', { cause: error }) : error;
    }
  };
}

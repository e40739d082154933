import type { PriceGroup } from '@parterre/contract/price-groups';
import { useTranslation } from 'react-i18next';
import { useDuplicatePriceGroupMutation } from '#api/queries/events/price-groups.ts';
import { showFailure } from '#pages/show-failure.ts';
import { showToast } from '#ui/notices/notices.tsx';

interface DuplicateGroup {
  duplicate: () => Promise<void>;
  isDuplicating: boolean;
}

/** Used by a menu and a drawer. Neither has a form for a refusal, so it is shown in a toast. Needs `price:write`. */
export function useDuplicateGroup(showCode: string, { priceGroupId }: PriceGroup): DuplicateGroup {
  const { t } = useTranslation('price-groups');
  const [send, { isLoading }] = useDuplicatePriceGroupMutation();
  const duplicate = async () => {
    try {
      await send({ params: { showCode, priceGroupId }, body: {} }).unwrap();
      showToast(t('duplicated'), 'success');
    } catch (error) {
      showFailure(error);
    }
  };
  return { duplicate, isDuplicating: isLoading };
}

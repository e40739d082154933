import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { showToast } from '../../../ui/notices.tsx';
import { useCreatePriceGroupMutation } from '../../price-groups/queries.ts';
import { useDuplicatePriceMutation } from '../queries.ts';
import type { TicketGroup } from './group-tickets.ts';
import { nameCopy } from './name-copy.ts';

/** A new group with a copy of every ticket, one call after the other; what was made stays when one fails. */
export function useDuplicateGroup(showCode: string): (entry: TicketGroup) => Promise<void> {
  const { t } = useTranslation('prices');
  const [createGroup] = useCreatePriceGroupMutation();
  const [duplicatePrice] = useDuplicatePriceMutation();
  return async ({ group, tickets }) => {
    try {
      const copy = nameCopy(group.name, (name) => t('copyOf', { name }));
      const { priceGroupId } = await createGroup({ params: { showCode }, body: { name: copy } }).unwrap();
      for (const { priceTypeId, name } of tickets)
        await duplicatePrice({ params: { showCode, priceTypeId }, body: { priceGroupId, name } }).unwrap();
      showToast(t('groups.duplicated'), 'success');
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
}

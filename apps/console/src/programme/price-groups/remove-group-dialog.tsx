import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useRemovePriceGroupMutation } from '#api/queries/events/price-groups.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { showToast } from '#ui/notices/notices.tsx';

interface RemoveGroupDialogProps {
  group: PriceGroup;
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  isOpen: boolean;
  onClose: () => void;
  onRemoved?: () => void;
}

/**
 * Asks before an empty price group is deleted. Needs `price:write`. A refusal is said in the dialog, which stays.
 */
export function RemoveGroupDialog({ group, show, isOpen, onClose, onRemoved }: RemoveGroupDialogProps) {
  const { t, i18n } = useTranslation('price-groups');
  const [remove] = useRemovePriceGroupMutation();
  const { priceGroupId, revision } = group;
  const name = chooseText(group.name, i18n.language, show.defaultCulture);
  const handleConfirm = async () => {
    await remove({ params: { showCode: show.showCode, priceGroupId }, revision }).unwrap();
    showToast(t('removed', { name }), 'success');
    onClose();
    onRemoved?.();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={handleConfirm}
      request={
        isOpen
          ? { title: t('removeTitle', { name }), body: t('removeBody'), confirmLabel: t('remove'), isDangerous: true }
          : null
      }
    />
  );
}

/** Returns what prevents the deletion of the group; undefined if it is empty. */
export function useRemovalObstacle({ priceCount, offerCodeCount }: PriceGroup): string | undefined {
  const { t } = useTranslation('price-groups');
  const contents = [
    ...(priceCount > 0 ? [t('tickets', { count: priceCount })] : []),
    ...(offerCodeCount > 0 ? [t('codes', { count: offerCodeCount })] : []),
  ];
  return contents.length > 0 ? t('inTheWay', { contents: contents.join(', ') }) : undefined;
}

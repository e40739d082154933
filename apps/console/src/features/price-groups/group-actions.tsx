import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useDuplicatePriceGroupMutation, useRemovePriceGroupMutation } from '#api/queries/events/price-groups.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { useCan } from '#session/use-features.ts';
import { CopyIcon, TrashIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/notices/notices.tsx';

interface GroupActionsProps {
  group: PriceGroup;
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  onClose: () => void;
}

export function GroupActions({ group, show, onClose }: GroupActionsProps) {
  const { t, i18n } = useTranslation('price-groups');
  const canWrite = useCan('price:write');
  const [duplicate, { isLoading }] = useDuplicatePriceGroupMutation();
  const [removeGroup] = useRemovePriceGroupMutation();
  const [isAsked, setAsked] = useState(false);
  const { priceGroupId, priceCount, offerCodeCount, revision } = group;
  const params = { showCode: show.showCode, priceGroupId };
  const name = chooseText(group.name, i18n.language, show.defaultCulture);
  const contents = [
    ...(priceCount > 0 ? [t('tickets', { count: priceCount })] : []),
    ...(offerCodeCount > 0 ? [t('codes', { count: offerCodeCount })] : []),
  ].join(', ');
  const handleCopy = async () => {
    try {
      await duplicate({ params, body: {} }).unwrap();
      showToast(t('duplicated'), 'success');
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
  const handleRemove = async () => {
    try {
      await removeGroup({ params, revision }).unwrap();
      showToast(t('removed', { name }), 'success');
      onClose();
    } catch (error) {
      showToast(errorText(error), 'error');
    }
    setAsked(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          disabled={!canWrite}
          loading={isLoading}
          onClick={() => void handleCopy()}
          startIcon={<CopyIcon />}
          variant="outlined"
        >
          {t('duplicate')}
        </Button>
        <Button
          color="error"
          disabled={!canWrite || contents !== ''}
          onClick={() => setAsked(true)}
          startIcon={<TrashIcon />}
          variant="outlined"
        >
          {t('remove')}
        </Button>
      </Box>
      {contents && <Box sx={{ typography: 'note', color: 'text.secondary' }}>{t('inTheWay', { contents })}</Box>}
      <ConfirmDialog
        onClose={() => setAsked(false)}
        onConfirm={handleRemove}
        request={
          isAsked
            ? { title: t('removeTitle', { name }), body: t('removeBody'), confirmLabel: t('remove'), isDangerous: true }
            : null
        }
      />
    </Box>
  );
}

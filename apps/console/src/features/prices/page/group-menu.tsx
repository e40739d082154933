import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useDuplicatePriceGroupMutation, useRemovePriceGroupMutation } from '#api/queries/events/price-groups.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { useKeptFilter } from '../use-kept-filter.ts';

interface GroupMenuProps {
  group: PriceGroup;
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
}

export function GroupMenu({ group, show }: GroupMenuProps) {
  const { t, i18n } = useTranslation('prices');
  const keep = useKeptFilter();
  const [isAsked, setAsked] = useState(false);
  const { duplicate, remove } = useGroupActions(group, show);
  const name = chooseText(group.name, i18n.language, show.defaultCulture);
  const reason = useLockReason('price:write');
  const obstacle = findObstacle(group);
  return (
    <>
      <MoreMenu label={t('groups.menu', { name })}>
        <MenuEntry
          label={t('page.add')}
          reason={reason}
          to={keep(paths.showTicketNew(show.showCode, group.priceGroupId))}
        />
        <MenuEntry
          label={t('groups.edit')}
          reason={reason}
          to={keep(paths.showTicketGroup(show.showCode, group.priceGroupId))}
        />
        <MenuEntry label={t('groups.duplicate')} onChoose={() => void duplicate()} reason={reason} />
        <MenuEntry
          label={t('groups.remove')}
          onChoose={() => setAsked(true)}
          reason={reason ?? (obstacle ? t(obstacle.key, { count: obstacle.count }) : undefined)}
        />
      </MoreMenu>
      <ConfirmDialog
        onClose={() => setAsked(false)}
        onConfirm={() => remove(name).then(() => setAsked(false))}
        request={
          isAsked
            ? {
                title: t('groups.removeTitle', { name }),
                body: t('groups.removeBody'),
                confirmLabel: t('groups.remove'),
                isDangerous: true,
              }
            : null
        }
      />
    </>
  );
}

function findObstacle({ priceCount, offerCodeCount }: PriceGroup) {
  if (priceCount > 0) return { key: 'groups.cannotRemove', count: priceCount };
  return offerCodeCount > 0 ? { key: 'groups.hasCodes', count: offerCodeCount } : null;
}

function useGroupActions({ priceGroupId, revision }: PriceGroup, { showCode }: Pick<Show, 'showCode'>) {
  const { t } = useTranslation('prices');
  const [duplicateGroup] = useDuplicatePriceGroupMutation();
  const [removeGroup] = useRemovePriceGroupMutation();
  const params = { showCode, priceGroupId };
  return {
    duplicate: async () => {
      try {
        await duplicateGroup({ params, body: {} }).unwrap();
        showToast(t('groups.duplicated'), 'success');
      } catch (error) {
        showToast(errorText(error), 'error');
      }
    },
    remove: async (name: string) => {
      try {
        await removeGroup({ params, revision }).unwrap();
        showToast(t('groups.removed', { name }), 'success');
      } catch (error) {
        showToast(errorText(error), 'error');
        throw error;
      }
    },
  };
}

import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { RemoveGroupDialog, useRemovalObstacle } from '#programme/price-groups/remove-group-dialog.tsx';
import { useDuplicateGroup } from '#programme/price-groups/use-duplicate-group.ts';
import { useLockReason } from '#session/use-features.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { useKeptFilter } from '../use-kept-filter.ts';

interface GroupMenuProps {
  group: PriceGroup;
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
}

export function GroupMenu({ group, show }: GroupMenuProps) {
  const { t, i18n } = useTranslation(['prices', 'price-groups']);
  const keep = useKeptFilter();
  const [isAsked, setAsked] = useState(false);
  const { duplicate } = useDuplicateGroup(show.showCode, group);
  const name = chooseText(group.name, i18n.language, show.defaultCulture);
  const reason = useLockReason('price:write');
  const obstacle = useRemovalObstacle(group);
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
        <MenuEntry label={t('price-groups:duplicate')} onChoose={() => void duplicate()} reason={reason} />
        <MenuEntry label={t('price-groups:remove')} onChoose={() => setAsked(true)} reason={reason ?? obstacle} />
      </MoreMenu>
      <RemoveGroupDialog group={group} isOpen={isAsked} onClose={() => setAsked(false)} show={show} />
    </>
  );
}

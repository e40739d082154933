import type { User } from '@parterre/contract/users';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { useUserActs } from '../use-user-acts.tsx';

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const search = usePageSearch();
  const { reason, dialog, endSessions, deactivate, activate } = useUserActs(user);
  return (
    <>
      <MoreMenu label={t('menu.label', { name: user.name })}>
        <MenuEntry label={t('menu.open')} to={`${paths.user(user.membershipId)}${search}`} />
        <MenuEntry label={t('sessions.action')} onChoose={endSessions} reason={reason} />
        {user.deactivatedAt === null ? (
          <MenuEntry isDangerous label={t('deactivate.action')} onChoose={deactivate} reason={reason} />
        ) : (
          <MenuEntry label={t('activate.action')} onChoose={activate} reason={reason} />
        )}
      </MoreMenu>
      {dialog}
    </>
  );
}

import Box from '@mui/material/Box';
import type { User } from '@parterre/contract/users';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { NameCell } from '#tables/name-cell.tsx';
import { TwoLines } from '#tables/two-lines.tsx';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { Note } from '#ui/note.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { permissionsOfUser } from '../access/access-values.ts';
import { openLooking, useLookAs } from '../roles/use-look-as.ts';
import { useUserActs } from '../use-user-acts.tsx';
import { isSecured, useUserWords } from '../use-user-words.ts';

/** Pass `hasPromoter` for a list with users of several promoters. */
export function useUserColumns(hasPromoter: boolean): TableColumn<User>[] {
  const { t } = useTranslation('users');
  const { nameRole, nameScope, namePromoter, writeLastSeen } = useUserWords();
  const promoter: TableColumn<User> = {
    id: 'promoter',
    header: t('column.promoter'),
    widthPx: 160,
    grow: 1,
    exportValue: ({ promoterCode }) => namePromoter(promoterCode),
    cell: ({ promoterCode }) => namePromoter(promoterCode),
  };
  return [
    {
      id: 'name',
      header: t('column.name'),
      widthPx: 240,
      grow: 2,
      canHide: false,
      exportValue: ({ name }) => name,
      exportMore: [{ header: t('column.email'), exportValue: ({ email }) => email }],
      cell: (user) => <UserName user={user} />,
    },
    ...(hasPromoter ? [promoter] : []),
    {
      id: 'role',
      header: t('column.role'),
      widthPx: 200,
      grow: 1,
      exportValue: nameRole,
      exportMore: [{ header: t('form.scope'), exportValue: nameScope }],
      cell: (user) => <TwoLines first={nameRole(user)} second={nameScope(user)} />,
    },
    {
      id: 'lastSeen',
      header: t('column.lastSeen'),
      widthPx: 190,
      priority: 2,
      exportValue: writeLastSeen,
      cell: writeLastSeen,
    },
    {
      id: 'state',
      header: t('column.state'),
      widthPx: 180,
      exportValue: ({ deactivatedAt }) => t(deactivatedAt === null ? 'state.active' : 'state.deactivated'),
      cell: (user) => <UserChip user={user} />,
    },
    {
      id: 'menu',
      header: t('column.menu'),
      widthPx: 88,
      align: 'end',
      canHide: false,
      cell: (user) => <UserMenu user={user} />,
    },
  ];
}

export function UserCard({ user, hasPromoter }: { user: User; hasPromoter: boolean }) {
  const { t } = useTranslation('users');
  const { nameRole, nameScope, namePromoter, writeLastSeen } = useUserWords();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <UserName user={user} />
        </Box>
        <UserMenu user={user} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <TwoLines first={nameRole(user)} second={nameScope(user)} />
        <UserChip user={user} />
      </Box>
      <Note>
        {hasPromoter && `${namePromoter(user.promoterCode)} · `}
        {t('kit:labelled', { label: t('column.lastSeen'), value: writeLastSeen(user) })}
      </Note>
    </Box>
  );
}

function UserChip({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { lacksSecondFactor } = useUserWords();
  const { deactivatedAt, hasSecondFactor, passkeyCount } = user;
  const isActive = deactivatedAt === null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <ToneChip tone={isActive ? 'ok' : 'neutral'}>{t(isActive ? 'state.active' : 'state.deactivated')}</ToneChip>
      {hasSecondFactor && <ToneChip tone="info">{t('state.secondFactor')}</ToneChip>}
      {passkeyCount > 0 && <ToneChip tone="info">{t('state.passkey')}</ToneChip>}
      {isActive && lacksSecondFactor(user) && <ToneChip tone="warn">{t('state.lacksSecondFactor')}</ToneChip>}
    </Box>
  );
}

function UserName({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const search = usePageSearch();
  const name = user.isSelf ? t('self', { name: user.name }) : user.name;
  return (
    <NameCell href={`${paths.user(user.membershipId)}${search}`} name={name} note={user.email} title={user.name} />
  );
}

function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const search = usePageSearch();
  const { reason, factorReason, dialog, endSessions, resetSecondFactor, deactivate, activate } = useUserActs(user);
  const lookAs = useLookAs();
  const { name, promoterCode, scope, places, closedFeatures } = user;
  const handleLook = () => {
    const [permissions, placeIds] = [permissionsOfUser(user), places.map(({ id }) => id)];
    lookAs({ promoterCode, name, permissions, scope, placeIds, closedFeatures });
    openLooking();
  };
  return (
    <>
      <MoreMenu label={t('menu.label', { name: user.name })}>
        <MenuEntry label={t('menu.open')} to={`${paths.user(user.membershipId)}${search}`} />
        <MenuEntry label={t('menu.lookAs')} onChoose={handleLook} reason={reason} />
        <MenuEntry label={t('act.sessions')} onChoose={endSessions} reason={reason} />
        {isSecured(user) && (
          <MenuEntry label={t('act.secondFactor')} onChoose={resetSecondFactor} reason={factorReason} />
        )}
        {user.deactivatedAt === null ? (
          <MenuEntry isDangerous label={t('act.deactivate')} onChoose={deactivate} reason={reason} />
        ) : (
          <MenuEntry label={t('act.activate')} onChoose={activate} reason={reason} />
        )}
      </MoreMenu>
      {dialog}
    </>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { AskedAccess } from './asked-access.tsx';
import { InvitedPeople } from './invited-people.tsx';
import { UsersTable } from './users-table.tsx';

export function UsersPage() {
  const { t } = useTranslation('users');
  const search = usePageSearch();
  const reason = useLockReason('user:manage');
  return (
    <>
      <PageHeader
        actions={
          <>
            <ReasonedButton href={paths.roles()} reason={reason} variant="outlined">
              {t('roles.title')}
            </ReasonedButton>
            <ReasonedButton
              color="primary"
              href={`${paths.userInvite()}${search}`}
              reason={reason}
              startIcon={<PlusIcon />}
              variant="contained"
            >
              {t('invite.action')}
            </ReasonedButton>
          </>
        }
        title={t('title')}
      />
      <PermittedPart label={t('loading')} permission="user:manage" title={t('closed')}>
        <Box sx={WAITING_LOOK}>
          <AskedAccess />
          <InvitedPeople />
        </Box>
        <UsersTable />
        <Outlet />
      </PermittedPart>
    </>
  );
}

/** Each is nothing where nobody waits. */
const WAITING_LOOK = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  mb: 3,
  '&:empty': { display: 'none' },
};

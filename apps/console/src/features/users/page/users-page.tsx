import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PageHeader } from '#pages/page-header.tsx';
import { useCan, useFeatures } from '#session/use-features.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { InviteButton } from './invite-button.tsx';
import { InvitedPeople } from './invited-people.tsx';
import { UsersTable } from './users-table.tsx';

export function UsersPage() {
  const { t } = useTranslation('users');
  const { features } = useFeatures();
  const canManage = useCan('user:manage');
  return (
    <>
      <PageHeader actions={<InviteButton />} title={t('title')} />
      {!features && <SkeletonRows count={6} label={t('loading')} rowHeight={56} />}
      {features && !canManage && (
        <EmptyState text={t('kit:notAllowed', { permission: 'user:manage' })} title={t('closed')} />
      )}
      {canManage && (
        <>
          <InvitedPeople />
          <UsersTable />
        </>
      )}
      <Outlet />
    </>
  );
}

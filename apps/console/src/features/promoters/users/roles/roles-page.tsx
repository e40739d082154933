import Box from '@mui/material/Box';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import type { Role } from '@parterre/contract/roles';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { useListRolesQuery } from '#api/queries/promoters/roles.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { OwnRolesExport, OwnRolesTable, TemplatesExport, TemplatesTable } from './roles-tables.tsx';

/** `/users/roles`: the promoter's own roles, and the standard roles. */
export function RolesPage() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageHeader
        actions={<NewRoleButton />}
        breadcrumb={[{ label: t('title'), href: paths.users() }]}
        title={t('roles.title')}
      />
      <PermittedPart label={t('roles.loading')} permission="user:manage" title={t('closed')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <OwnRoles />
          <Card action={<TemplatesExport />} title={t('roles.templates')}>
            <TemplatesTable />
          </Card>
        </Box>
        <Outlet />
      </PermittedPart>
    </>
  );
}

function OwnRoles() {
  const { t } = useTranslation('users');
  const { current, isLoading } = usePromoter();
  const query = { pageSize: PAGE_SIZE.max, ...(current ? { promoterCode: current.code } : {}) };
  const result = useListRolesQuery({ query }, { skip: isLoading });
  return (
    <LoadedCard
      action={<OwnRolesExport roles={result.data?.items} />}
      loading={{ label: t('roles.loading'), rows: 2, rowHeight: 56 }}
      note={result.data?.totalItems || undefined}
      result={result}
      title={t('roles.own')}
    >
      {({ items }) => <Listed roles={items} />}
    </LoadedCard>
  );
}

function Listed({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('users');
  if (roles.length > 0) return <OwnRolesTable roles={roles} />;
  return <EmptyState actions={<NewRoleButton />} text={t('roles.empty.text')} title={t('roles.empty.title')} />;
}

function NewRoleButton() {
  const { t } = useTranslation('users');
  const search = usePageSearch();
  return (
    <ReasonedButton
      color="primary"
      href={`${paths.roleNew()}${search}`}
      reason={useLockReason('user:manage')}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('roles.new.action')}
    </ReasonedButton>
  );
}

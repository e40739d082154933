import Box from '@mui/material/Box';
import type { Role } from '@parterre/contract/roles';
import { ROLE_PERMISSIONS, ROLES, type StandardRole } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { useFeatures } from '#session/use-features.ts';
import { useNamePermission } from '#session/use-name-permission.ts';
import { RowsExport } from '#tables/export/rows-export.tsx';
import { NameCell } from '#tables/name-cell.tsx';
import type { PlainColumn } from '#tables/plain-table.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { canGrant } from '../access/access-values.ts';

export function OwnRolesTable({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('users');
  const columns: PlainColumn<Role>[] = [
    {
      id: 'name',
      header: t('roles.column.name'),
      isName: true,
      cell: ({ roleId, name, description }) => <NameCell href={paths.role(roleId)} name={name} note={description} />,
    },
    {
      id: 'permissions',
      header: t('roles.column.permissions'),
      align: 'end',
      from: 'sm',
      width: 140,
      cell: ({ permissions }) => permissions.length,
    },
    { id: 'held', header: t('roles.column.held'), width: 170, cell: (role) => <HeldBy role={role} /> },
    {
      id: 'menu',
      header: t('roles.column.menu'),
      isHeaderHidden: true,
      align: 'end',
      width: 64,
      cell: (role) => <OwnRoleMenu role={role} />,
    },
  ];
  return (
    <PlainTable caption={t('roles.own')} columns={columns} getRowId={({ roleId }) => roleId} look="card" rows={roles} />
  );
}

export function OwnRolesExport({ roles }: { roles: readonly Role[] | undefined }) {
  const { t } = useTranslation('users');
  const namePermission = useNamePermission();
  const sayHolders = useHolders();
  return (
    <RowsExport
      columns={[
        { header: t('roles.column.name'), exportValue: ({ name }) => name },
        { header: t('roles.form.description'), exportValue: ({ description }) => description },
        {
          header: t('roles.column.permissions'),
          exportValue: ({ permissions }) => permissions.map(namePermission).join(', '),
        },
        { header: t('roles.column.held'), exportValue: (role) => sayHolders(role) || t('roles.held.none') },
      ]}
      rows={roles}
      title={t('roles.own')}
    />
  );
}

function HeldBy({ role }: { role: Role }) {
  const { t } = useTranslation('users');
  return useHolders()(role) || <Box sx={{ color: 'text.secondary' }}>{t('roles.held.none')}</Box>;
}

/** Counts the users and invitations of a role; '' if it has none. */
function useHolders(): (role: Role) => string {
  const { t } = useTranslation('users');
  return ({ users, invitations }) =>
    [
      ...(users > 0 ? [t('roles.held.users', { count: users })] : []),
      ...(invitations > 0 ? [t('roles.held.invitations', { count: invitations })] : []),
    ].join(', ');
}

/** Standard roles cannot be changed, only copied. */
export function TemplatesTable() {
  const { t } = useTranslation('users');
  const columns: PlainColumn<StandardRole>[] = [
    {
      id: 'name',
      header: t('roles.column.name'),
      isName: true,
      cell: (role) => (
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 'fontWeightMedium' }}>{t(`role.${role}.name`)}</Box>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{t(`role.${role}.text`)}</Box>
        </Box>
      ),
    },
    {
      id: 'permissions',
      header: t('roles.column.permissions'),
      align: 'end',
      from: 'sm',
      width: 140,
      cell: (role) => ROLE_PERMISSIONS[role].length,
    },
    {
      id: 'menu',
      header: t('roles.column.menu'),
      isHeaderHidden: true,
      align: 'end',
      width: 64,
      cell: (role) => <TemplateMenu role={role} />,
    },
  ];
  return (
    <PlainTable caption={t('roles.templates')} columns={columns} getRowId={(role) => role} look="card" rows={ROLES} />
  );
}

export function TemplatesExport() {
  const { t } = useTranslation('users');
  const namePermission = useNamePermission();
  return (
    <RowsExport<StandardRole>
      columns={[
        { header: t('roles.column.name'), exportValue: (role) => t(`role.${role}.name`) },
        { header: t('roles.form.description'), exportValue: (role) => t(`role.${role}.text`) },
        {
          header: t('roles.column.permissions'),
          exportValue: (role) => ROLE_PERMISSIONS[role].map(namePermission).join(', '),
        },
      ]}
      rows={ROLES}
      title={t('roles.templates')}
    />
  );
}

function OwnRoleMenu({ role: { roleId, name, promoterCode } }: { role: Role }) {
  const { t } = useTranslation('users');
  return (
    <MoreMenu label={t('menu.label', { name })}>
      <MenuEntry label={t('menu.open')} to={paths.role(roleId)} />
      <MenuEntry label={t('menu.lookAs')} to={paths.roleLookAs(`custom-${roleId}`, promoterCode)} />
    </MoreMenu>
  );
}

function TemplateMenu({ role }: { role: StandardRole }) {
  const { t } = useTranslation('users');
  const { features } = useFeatures();
  const isHeld = features && canGrant(features.permissions, ROLE_PERMISSIONS[role]);
  const reason = isHeld ? undefined : t('roles.mayDoMore');
  return (
    <MoreMenu label={t('menu.label', { name: t(`role.${role}.name`) })}>
      <MenuEntry label={t('menu.lookAs')} reason={reason} to={paths.roleLookAs(role)} />
      <MenuEntry label={t('roles.copy')} reason={reason} to={paths.roleNew(role)} />
    </MoreMenu>
  );
}

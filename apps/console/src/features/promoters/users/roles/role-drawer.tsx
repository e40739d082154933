import Box from '@mui/material/Box';
import type { Role } from '@parterre/contract/roles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useGetRoleQuery,
  useLazyGetRoleQuery,
  useRemoveRoleMutation,
  useUpdateRoleMutation,
} from '#api/queries/promoters/roles.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { FormConflict } from '#forms/object/use-stale-save.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useCan, useFeatures } from '#session/use-features.ts';
import { useNamePermission } from '#session/use-name-permission.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { canGrant } from '../access/access-values.ts';
import { RoleFields, type RoleValues } from './role-form.tsx';

/**
 * `/users/roles/:roleId`: the permissions of a role; a change applies immediately to all its users. Needs
 * `user:manage`. A name in use is refused at its field; a role assigned for venues only accepts permissions that allow
 * that scope.
 */
export function RoleDrawer() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const roleId = useIdParam('roleId');
  const result = useGetRoleQuery({ params: { roleId } }, { skip: !useCan('user:manage') });
  const handleClose = () => void navigate(paths.roles());
  return (
    <EditDrawer id={roleId} label={t('roles.loading')} onClose={handleClose} result={result} title={t('roles.one')}>
      {(role) => <EditRole onClose={handleClose} role={role} />}
    </EditDrawer>
  );
}

function EditRole({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { features } = useFeatures();
  const namePermission = useNamePermission();
  const [update] = useUpdateRoleMutation();
  const [getRole] = useLazyGetRoleQuery();
  const params = { roleId: role.roleId };
  const load = ({ name, description, permissions, revision }: Role) => ({
    values: { name, description, permissions },
    revision,
  });
  const { model, asked, leave } = useObjectForm<RoleValues>({
    ...load(role),
    place: 'inDrawer',
    reload: async () => load(await getRole({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: changed, revision }).unwrap();
      showToast(t('roles.saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  const isHeld = features !== null && canGrant(features.permissions, role.permissions);
  const reason = isHeld ? undefined : t('roles.mayDoMore');
  return (
    <ObjectDrawer
      bar="changed"
      heading={{
        title: role.name,
        ...(role.users > 0 ? { facts: t('roles.edit.effect', { count: role.users }) } : {}),
      }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('roles.edit.save')}
    >
      <AppForm model={model}>
        <RoleFields isLocked={reason !== undefined} />
      </AppForm>
      <RoleActs onRemoved={leave} reason={reason} role={role} />
      <FormConflict
        asked={asked}
        label={(name) => t(`roles.form.${name}`)}
        write={(values, name) =>
          name === 'permissions' ? values.permissions.map(namePermission).join(', ') : values[name]
        }
      />
    </ObjectDrawer>
  );
}

interface RoleActsProps {
  role: Role;
  reason: string | undefined;
  /** Skips the guard: a removed role has no unsaved changes. */
  onRemoved: () => void;
}

/** Views the console as the role, or removes it if nobody has it. */
function RoleActs({ role, reason, onRemoved }: RoleActsProps) {
  const { t } = useTranslation('users');
  const [remove] = useRemoveRoleMutation();
  const { roleId, name, revision, users, invitations } = role;
  return (
    <>
      <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <ReasonedButton
          href={paths.roleLookAs(`custom-${roleId}`, role.promoterCode)}
          reason={reason}
          variant="outlined"
        >
          {t('menu.lookAs')}
        </ReasonedButton>
      </Box>
      <DeleteSection
        done={t('roles.remove.done', { name })}
        onDelete={() => remove({ params: { roleId }, revision }).unwrap()}
        onDeleted={onRemoved}
        reason={reason ?? (users + invitations > 0 ? t('roles.remove.inUse') : undefined)}
        request={{
          title: t('roles.remove.title', { name }),
          body: t('roles.remove.text'),
          confirmLabel: t('roles.remove.action'),
        }}
      />
    </>
  );
}

import type { Promoter } from '@parterre/contract/promoters';
import { ROLE_PERMISSIONS, ROLES } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useCreateRoleMutation } from '#api/queries/promoters/roles.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { NewOfPromoterDrawer } from '#programme/pickers/new-of-promoter-drawer.tsx';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { RoleFields, type RoleValues } from './role-form.tsx';

/**
 * `/users/roles/new`: a role of the promoter, empty or a copy of a standard role (`?from=`). Needs `user:manage`. A
 * name in use is refused at its field.
 */
export function NewRoleDrawer() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const handleClose = () => void navigate(paths.roles());
  return (
    <NewOfPromoterDrawer onClose={handleClose} title={t('roles.new.action')}>
      {(promoter) => <NewRoleForm onClose={handleClose} promoter={promoter} />}
    </NewOfPromoterDrawer>
  );
}

function NewRoleForm({ promoter, onClose }: { promoter: Promoter; onClose: () => void }) {
  const { t } = useTranslation('users');
  const reason = useLockReason('user:manage');
  const [create] = useCreateRoleMutation();
  const { model } = useObjectForm<RoleValues>({
    values: useStart(),
    place: 'inDrawer',
    create: async (values) => {
      await create({ body: { promoterCode: promoter.code, ...values } }).unwrap();
      showToast(t('roles.new.done', { name: values.name }), 'success');
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('roles.new.action'), facts: promoter.name }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('roles.new.save')}
    >
      <AppForm model={model}>
        <RoleFields isLocked={reason !== undefined} />
      </AppForm>
    </ObjectDrawer>
  );
}

function useStart(): RoleValues {
  const { t } = useTranslation('users');
  const [params] = useSearchParams();
  const from = ROLES.find((role) => role === params.get('from'));
  if (!from) return { name: '', description: '', permissions: ['show:read'] };
  return {
    name: t('roles.copyOf', { name: t(`role.${from}.name`) }),
    description: '',
    permissions: ROLE_PERMISSIONS[from].filter((permission) => permission !== 'channel:sell'),
  };
}

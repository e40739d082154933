import Alert from '@mui/material/Alert';
import type { Promoter } from '@parterre/contract/promoters';
import { ROLE_SCOPES, ROLES } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { parseId } from '#api/parse-id.ts';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { NewOfPromoterDrawer } from '#programme/pickers/new-of-promoter-drawer.tsx';
import { useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { AccessFields } from '../access/access-fields.tsx';
import { type AccessValues, type RoleChoice, toPlaceIds } from '../access/access-values.ts';
import { useRoles } from '../access/use-roles.ts';
import { openLooking, useLookAs } from './use-look-as.ts';

/**
 * `/users/roles/look-as?role=`: views the console as a role over some venues or sites. Needs `user:manage`; writes
 * nothing.
 */
export function LookAsDrawer() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const { findPromoter } = usePromoter();
  const asked = useSearchParams()[0].get('promoter');
  const handleClose = () => void navigate(paths.roles());
  return (
    <NewOfPromoterDrawer named={findPromoter(asked)} onClose={handleClose} title={t('roles.lookAs.title')}>
      {(promoter) => <LookAsForm onClose={handleClose} promoter={promoter} />}
    </NewOfPromoterDrawer>
  );
}

function LookAsForm({ promoter, onClose }: { promoter: Promoter; onClose: () => void }) {
  const { t } = useTranslation('users');
  const reason = useLockReason('user:manage');
  const lookAs = useLookAs();
  const { find } = useRoles(promoter.code);
  const { model } = useObjectForm<AccessValues>({
    values: useStart(),
    place: 'inDrawer',
    create: async ({ role: choice, ...values }) => {
      const role = find(choice);
      if (!role) return;
      const { name, permissions } = role;
      lookAs({
        promoterCode: promoter.code,
        name,
        permissions: [...permissions],
        scope: values.scope,
        placeIds: toPlaceIds(values),
      });
    },
    onLeave: openLooking,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('roles.lookAs.title'), facts: promoter.name }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('roles.lookAs.action')}
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('roles.lookAs.text')}
      </Alert>
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <AccessFields promoterCode={promoter.code} />
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );
}

function useStart(): AccessValues {
  const asked = useSearchParams()[0].get('role') ?? '';
  const roleId = asked.startsWith('custom-') ? parseId(asked.slice('custom-'.length)) : null;
  const template = ROLES.find((role) => role === asked) ?? 'event-manager';
  const role: RoleChoice = roleId === null ? template : `custom-${roleId}`;
  const scope = roleId === null ? (ROLE_SCOPES[template][0] ?? 'promoter') : 'promoter';
  return { role, scope, venueIds: [], siteIds: [] };
}

import Box from '@mui/material/Box';
import type { User } from '@parterre/contract/users';
import type { UserPermission } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AuditLink } from '#access/audit-link.tsx';
import { ClosedFeaturesField } from '#access/closed-features-field.tsx';
import { useGetUserQuery, useLazyGetUserQuery, useUpdateUserMutation } from '#api/queries/promoters/users.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useCan } from '#session/use-features.ts';
import { useNamePermission } from '#session/use-name-permission.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { AccessConflict, AccessFields } from '../access/access-fields.tsx';
import { type AccessValues, placeAccessError, toAccessBody, toAccessValues } from '../access/access-values.ts';
import { PlacesField } from '../access/places-field.tsx';
import { useUserActs } from '../use-user-acts.tsx';
import { isSecured, useUserWords } from '../use-user-words.ts';

/**
 * `/users/:membershipId`: a user's access, and their removal. Needs `user:manage`. The last owner cannot be removed,
 * and nobody grants or revokes a permission they lack: both are refused with the reason.
 */
export function UserDrawer() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const search = usePageSearch();
  const membershipId = useIdParam('membershipId');
  const result = useGetUserQuery({ params: { membershipId } }, { skip: !useCan('user:manage') });
  const handleClose = () => void navigate(`${paths.users()}${search}`);
  return (
    <EditDrawer id={membershipId} label={t('loading')} onClose={handleClose} result={result} title={t('one')}>
      {(user) => <EditUser onClose={handleClose} user={user} />}
    </EditDrawer>
  );
}

function EditUser({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { reason } = useUserActs(user);
  const { current, namePromoter } = usePromoter();
  const [update] = useUpdateUserMutation();
  const [getUser] = useLazyGetUserQuery();
  const params = { membershipId: user.membershipId };
  const load = (from: User) => ({ values: toAccessValues(from), revision: from.revision });
  const { model, asked } = useObjectForm<AccessValues>({
    ...load(user),
    place: 'inDrawer',
    reload: async () => load(await getUser({ params }).unwrap()),
    // Role, scope and places are sent together, so a change by somebody else is included.
    send: async (_changed, revision, whole) => {
      const saved = await update({ params, body: toAccessBody(whole), revision }).unwrap();
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    placeError: placeAccessError,
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="changed"
      heading={{ title: user.name, facts: current ? user.email : `${user.email} · ${namePromoter(user.promoterCode)}` }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('form.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <AccessFields promoterCode={user.promoterCode} />
          {user.grantedPermissions.length > 0 && <GrantedField permissions={user.grantedPermissions} />}
          <ClosedFeaturesField help={t('form.closedHelp')} name="closed" />
        </FormFields>
      </AppForm>
      <UserState user={user} />
      <AccessConflict asked={asked} promoterCode={user.promoterCode} />
    </ObjectDrawer>
  );
}

/** Grants can only be removed here; they are added by approving an access request. */
function GrantedField({ permissions }: { permissions: readonly UserPermission[] }) {
  const { t } = useTranslation('users');
  const namePermission = useNamePermission();
  const places = permissions.map((id) => ({ id, name: namePermission(id) }));
  return <PlacesField error={undefined} label={t('form.granted')} name="granted" places={places} />;
}

function UserState({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { writeLastSeen, writeTime } = useUserWords();
  const { reason, factorReason, dialog, endSessions, revokeTokens, resetSecondFactor, deactivate, activate } =
    useUserActs(user);
  const { deactivatedAt, openSessions, openTokens, passkeyCount, promoterCode } = user;
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}>
      <Box sx={{ color: 'text.secondary' }}>
        {deactivatedAt
          ? t('facts.deactivated', { time: writeTime(deactivatedAt, promoterCode) })
          : t('facts.seen', { time: writeLastSeen(user), count: openSessions })}{' '}
        {openTokens > 0 && `${t('facts.tokens', { count: openTokens })} `}
        {t(user.hasSecondFactor ? 'facts.secondFactor' : 'facts.noSecondFactor')}
        {passkeyCount > 0 && ` ${t('facts.passkeys', { count: passkeyCount })}`}
      </Box>
      <div>
        <AuditLink filter={{ thing: `user:${user.membershipId}` }} />
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReasonedButton onClick={endSessions} reason={reason} variant="outlined">
          {t('act.sessions')}
        </ReasonedButton>
        {openTokens > 0 && (
          <ReasonedButton onClick={revokeTokens} reason={reason} variant="outlined">
            {t('act.tokens')}
          </ReasonedButton>
        )}
        {isSecured(user) && (
          <ReasonedButton onClick={resetSecondFactor} reason={factorReason} variant="outlined">
            {t('act.secondFactor')}
          </ReasonedButton>
        )}
        {deactivatedAt === null ? (
          <ReasonedButton color="error" onClick={deactivate} reason={reason}>
            {t('act.deactivate')}
          </ReasonedButton>
        ) : (
          <ReasonedButton onClick={activate} reason={reason} variant="outlined">
            {t('act.activate')}
          </ReasonedButton>
        )}
      </Box>
      {dialog}
    </Box>
  );
}

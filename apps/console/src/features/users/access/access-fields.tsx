import Box from '@mui/material/Box';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { type Permission, ROLE_PERMISSIONS, ROLE_SCOPES, ROLES, type Role } from '@parterre/contract/wire/permissions';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useListVenuesQuery } from '#api/queries/seating/venues.ts';
import { SelectField } from '#forms/fields/select-field.tsx';
import { required } from '#forms/rules.ts';
import { useFeatures } from '#session/use-features.ts';
import { type AccessValues, canGrant, fitScope } from './access-values.ts';
import { PlacesField } from './places-field.tsx';

const NOTHING: ReadonlySet<never> = new Set();

/** The role, what it may do in words, and what it is given for. */
export function AccessFields({ promoterCode }: { promoterCode: string }) {
  const { t } = useTranslation('users');
  const { features } = useFeatures();
  const { control, getValues, setValue } = useFormContext<AccessValues>();
  const [role, scope] = useWatch({ control, name: ['role', 'scope'] });
  const own = features?.permissions ?? NOTHING;
  const scopes = ROLE_SCOPES[role];
  return (
    <>
      <SelectField
        label={t('column.role')}
        name="role"
        onChoose={() => {
          const values = getValues();
          setValue('scope', fitScope(values.role, values.scope), { shouldDirty: true });
        }}
        options={ROLES.map((value) => ({ value, label: t(`role.${value}.name`), disabled: !canGrant(own, value) }))}
        rules={[required]}
      />
      <RoleSummary role={role} />
      {(scopes.length > 1 || scope !== scopes[0]) && (
        <SelectField
          label={t('form.scope')}
          name="scope"
          options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
          rules={[required]}
        />
      )}
      {scope === 'venue' && <VenuesField promoterCode={promoterCode} />}
      {scope === 'partner-site' && <SitesField />}
    </>
  );
}

function VenuesField({ promoterCode }: { promoterCode: string }) {
  const { t } = useTranslation('users');
  const query = { promoterCode, isCatalogue: false, pageSize: PAGE_SIZE.max };
  const { data, error } = useListVenuesQuery({ query });
  const places = data?.items.map(({ venueId, name, town }) => ({ id: venueId, name: `${name}, ${town}` }));
  return <PlacesField error={error} label={t('form.venues')} name="venueIds" places={places} rules={[required]} />;
}

function SitesField() {
  const { t } = useTranslation('users');
  const { data, error } = useListRegionsQuery();
  return <PlacesField error={error} label={t('form.sites')} name="siteIds" places={data?.items} rules={[required]} />;
}

/** What a role may do, in words: one sentence, and everything it permits. */
function RoleSummary({ role }: { role: Role }) {
  const { t } = useTranslation('users');
  const namePermission = useNamePermission();
  return (
    <Box sx={LOOK}>
      {t(`role.${role}.text`)}
      <Box component="details" sx={{ mt: 0.5 }}>
        <summary>{t('form.permits', { count: ROLE_PERMISSIONS[role].length })}</summary>
        <ul>
          {ROLE_PERMISSIONS[role].map((permission) => (
            <li key={permission}>{namePermission(permission)}</li>
          ))}
        </ul>
      </Box>
    </Box>
  );
}

/** A colon divides the names of catalogues, so that the keys have a hyphen in its place. */
function useNamePermission(): (permission: Permission) => string {
  const { t } = useTranslation('users');
  return (permission) => t(`permission.${permission.replace(':', '-')}`);
}

const LOOK = {
  mt: -1,
  color: 'text.secondary',
  typography: 'body2',
  '& summary': { cursor: 'pointer', width: 'fit-content' },
  '& ul': { m: 0, mt: 0.5, pl: 2.5 },
};

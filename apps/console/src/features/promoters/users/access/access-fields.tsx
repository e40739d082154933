import Box from '@mui/material/Box';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNameFeatures } from '#access/closed-features-field.tsx';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useListVenuesQuery } from '#api/queries/seating/venues.ts';
import { SelectedOption, SelectField } from '#forms/fields/select-field.tsx';
import { useField } from '#forms/fields/use-field.tsx';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { required } from '#forms/rules.ts';
import { useNamePermission } from '#session/use-name-permission.ts';
import { type AccessValues, fitScope } from './access-values.ts';
import { PlacesField } from './places-field.tsx';
import { type KnownRole, useRoles } from './use-roles.ts';

/** The kind of place is asked only where the role allows more than one. */
export function AccessFields({ promoterCode }: { promoterCode: string }) {
  const { t } = useTranslation('users');
  const { roles, find } = useRoles(promoterCode);
  const { control, getValues, setValue } = useFormContext<AccessValues>();
  const [choice, scope] = useWatch({ control, name: ['role', 'scope'] });
  const roleField = useField({ name: 'role', label: t('column.role'), rules: [required] });
  const role = find(choice);
  const scopes = role?.scopes ?? [scope];
  return (
    <>
      <SelectedOption
        field={roleField}
        onChoose={() => {
          const values = getValues();
          setValue('scope', fitScope(find(values.role)?.scopes ?? [], values.scope), { shouldDirty: true });
        }}
        options={roles.map(({ choice: value, name, isGrantable }) => ({ value, label: name, disabled: !isGrantable }))}
      />
      {role && <RoleSummary role={role} />}
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
  const { places, error } = useVenues(promoterCode);
  return <PlacesField error={error} label={t('form.venues')} name="venueIds" places={places} rules={[required]} />;
}

function useVenues(promoterCode: string, isNeeded = true) {
  const query = { promoterCode, isCatalogue: false, pageSize: PAGE_SIZE.max };
  const { data, error } = useListVenuesQuery({ query }, { skip: !isNeeded });
  return { places: data?.items.map(({ venueId, name, town }) => ({ id: venueId, name: `${name}, ${town}` })), error };
}

function SitesField() {
  const { t } = useTranslation('users');
  const { data, error } = useListRegionsQuery();
  return <PlacesField error={error} label={t('form.sites')} name="siteIds" places={data?.items} rules={[required]} />;
}

/** Somebody else changed the user's role or places meanwhile: shows both sides, worded like the fields. */
export function AccessConflict({ asked, promoterCode }: AccessConflictProps) {
  const { t } = useTranslation(['users', 'programme']);
  const { find } = useRoles(promoterCode);
  const namePermission = useNamePermission();
  const nameFeatures = useNameFeatures();
  const { places: venues = [] } = useVenues(promoterCode, asked?.fields.includes('venueIds') === true);
  const { data: sites } = useListRegionsQuery(undefined, { skip: !asked?.fields.includes('siteIds') });
  const write = (values: AccessValues, field: keyof AccessValues): string => {
    if (field === 'role') return find(values.role)?.name ?? values.role;
    if (field === 'scope') return t(`scope.${values.scope}`);
    if (field === 'granted') return (values.granted ?? []).map(namePermission).join(', ');
    if (field === 'closed') return nameFeatures(values.closed ?? []);
    const places = field === 'venueIds' ? venues : (sites?.items ?? []);
    const chosen: readonly number[] = values[field];
    return places.flatMap(({ id, name }) => (chosen.includes(id) ? [name] : [])).join(', ');
  };
  return (
    <FormConflict
      asked={asked}
      label={(field) => (field === 'closed' ? t('programme:closedFeatures') : t(`form.${field}`))}
      write={write}
    />
  );
}

interface AccessConflictProps {
  asked: AskedConflict<AccessValues> | null;
  promoterCode: string;
}

/** Shows what a role permits before it is assigned. */
function RoleSummary({ role: { text, permissions } }: { role: KnownRole }) {
  const { t } = useTranslation('users');
  const namePermission = useNamePermission();
  return (
    <Box sx={LOOK}>
      {text}
      <Box component="details" sx={{ mt: 0.5 }}>
        <summary>{t('form.permits', { count: permissions.length })}</summary>
        <ul>
          {permissions.map((permission) => (
            <li key={permission}>{namePermission(permission)}</li>
          ))}
        </ul>
      </Box>
    </Box>
  );
}

const LOOK = {
  mt: -1,
  color: 'text.secondary',
  typography: 'body2',
  '& summary': { cursor: 'pointer', width: 'fit-content' },
  '& ul': { m: 0, mt: 0.5, pl: 2.5 },
};

import Box from '@mui/material/Box';
import { PERMISSION_GROUPS, USER_PERMISSIONS, type UserPermission } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { CheckList } from '#forms/fields/checks-field.tsx';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { useFeatures } from '#session/use-features.ts';
import { useNamePermission } from '#session/use-name-permission.ts';

/** Checkboxes of permissions, grouped by subject. Permissions that the user lacks cannot be ticked. */
export function PermissionsField(props: FieldProps) {
  const { t } = useTranslation('permissions');
  const field = useField(props);
  const { features } = useFeatures();
  const namePermission = useNamePermission();
  const chosen = asPermissions(field.value);
  const sorted = { ...field, change: (value: unknown) => field.change(asPermissions(value)) };
  return (
    <FieldFrame
      aside={
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {t('chosen', { count: chosen.length, all: USER_PERMISSIONS.length })}
        </Box>
      }
      field={field}
      kind="group"
    >
      {Object.entries(PERMISSION_GROUPS).map(([group, permissions], index) => (
        <Box key={group} sx={{ mt: 1 }}>
          <Box aria-hidden sx={{ typography: 'overline', color: 'text.secondary' }}>
            {t(`group.${group}`)}
          </Box>
          <CheckList
            field={index === 0 ? sorted : { ...sorted, attach: () => undefined }}
            look={{ isSmall: true, row: { mr: 0 } }}
            name={t(`group.${group}`)}
            options={permissions.map((permission) => {
              const isLacking = !features?.permissions.has(permission);
              return {
                value: permission,
                label: namePermission(permission),
                disabled: isLacking,
                title: isLacking ? t('lacking', { permission }) : undefined,
              };
            })}
          />
        </Box>
      ))}
    </FieldFrame>
  );
}

/** In the order of the contract, whichever group a permission was ticked in. */
const asPermissions = (value: unknown): readonly UserPermission[] =>
  USER_PERMISSIONS.filter((permission) => Array.isArray(value) && value.includes(permission));

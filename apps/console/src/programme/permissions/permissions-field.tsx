import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { PERMISSION_GROUPS, USER_PERMISSIONS, type UserPermission } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldModel, type FieldProps, useField, useIsLocked } from '#forms/fields/use-field.tsx';
import { useFeatures } from '#session/use-features.ts';
import { useNamePermission } from '#session/use-name-permission.ts';

/** Checkboxes of permissions, grouped by subject. Permissions that the user lacks cannot be ticked. */
export function PermissionsField(props: FieldProps) {
  const { t } = useTranslation('permissions');
  const field = useField(props);
  const chosen = asPermissions(field.value);
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
      {Object.entries(PERMISSION_GROUPS).map(([group, permissions]) => (
        <PermissionGroup
          chosen={chosen}
          field={field}
          key={group}
          name={t(`group.${group}`)}
          permissions={permissions}
        />
      ))}
    </FieldFrame>
  );
}

interface PermissionGroupProps {
  name: string;
  permissions: readonly UserPermission[];
  field: FieldModel;
  chosen: readonly UserPermission[];
}

function PermissionGroup({ name, permissions, field, chosen }: PermissionGroupProps) {
  const { t } = useTranslation('permissions');
  const isLocked = useIsLocked();
  const { features } = useFeatures();
  const namePermission = useNamePermission();
  const toggle = (permission: UserPermission) =>
    field.change(USER_PERMISSIONS.filter((one) => chosen.includes(one) !== (one === permission)));
  return (
    <Box aria-label={name} role="group" sx={{ mt: 1 }}>
      <Box aria-hidden sx={{ typography: 'overline', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box sx={{ display: 'grid' }}>
        {permissions.map((permission) => {
          const isLacking = !features?.permissions.has(permission);
          return (
            <FormControlLabel
              key={permission}
              title={isLacking ? t('lacking', { permission }) : undefined}
              control={
                <Checkbox
                  checked={chosen.includes(permission)}
                  disabled={field.disabled || isLocked || isLacking}
                  onBlur={field.blur}
                  onChange={() => toggle(permission)}
                  size="small"
                  slotProps={{ input: { ref: permission === USER_PERMISSIONS[0] ? field.attach : undefined } }}
                />
              }
              label={namePermission(permission)}
              sx={{ mr: 0 }}
            />
          );
        })}
      </Box>
    </Box>
  );
}

const asPermissions = (value: unknown): readonly UserPermission[] =>
  USER_PERMISSIONS.filter((permission) => Array.isArray(value) && value.includes(permission));

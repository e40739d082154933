import { LIMITS } from '@parterre/contract/choices/limits';
import type { UserPermission } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { PermissionsField } from '#access/permissions-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { maxLength, required } from '#forms/rules.ts';

export interface RoleValues {
  name: string;
  description: string;
  permissions: UserPermission[];
}

export function RoleFields({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation('users');
  return (
    <FormFields isLocked={isLocked}>
      <TextField label={t('roles.form.name')} name="name" rules={[required, maxLength(LIMITS.role.name)]} />
      <MultilineField
        help={t('roles.form.descriptionHelp')}
        label={t('roles.form.description')}
        name="description"
        rows={2}
        rules={[maxLength(LIMITS.role.description)]}
      />
      <PermissionsField label={t('roles.form.permissions')} name="permissions" rules={[required]} />
    </FormFields>
  );
}

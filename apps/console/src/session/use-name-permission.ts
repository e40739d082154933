import type { Permission } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';

/** A colon divides the names of catalogues, so that the keys have a hyphen in its place. */
export function useNamePermission(): (permission: Permission) => string {
  const { t } = useTranslation('permissions');
  return (permission) => t(`name.${permission.replace(':', '-')}`);
}

import { useTranslation } from 'react-i18next';
import { namePermission } from '#i18n/name-permission.ts';

export function useNamePermission(): (permission: string) => string {
  const { t } = useTranslation(['permissions']);
  return (permission) => namePermission(t, permission);
}

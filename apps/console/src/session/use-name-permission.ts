import { useTranslation } from 'react-i18next';
import { namePermission } from '#i18n/start-i18n.ts';

export function useNamePermission(): (permission: string) => string {
  const { t } = useTranslation(['permissions']);
  return (permission) => namePermission(t, permission);
}

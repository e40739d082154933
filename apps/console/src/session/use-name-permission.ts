import { useTranslation } from 'react-i18next';

/** A colon separates catalogue and key in i18next, so the keys have a hyphen instead. */
export function useNamePermission(): (permission: string) => string {
  const { t } = useTranslation('permissions');
  return (permission) => t(`name.${permission.replace(':', '-')}`, { defaultValue: permission });
}

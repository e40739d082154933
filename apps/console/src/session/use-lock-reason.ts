import type { Permission } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { useCan } from './use-features.ts';

/** Why the user may not do this at the current promoter; undefined: they may. */
export function useLockReason(permission: Permission): string | undefined {
  const { t } = useTranslation('kit');
  return useCan(permission) ? undefined : t('notAllowed', { permission });
}

import type { TFunction } from 'i18next';

/** Names `show:write`. A colon separates catalogue and key in i18next, so the keys have a hyphen instead. */
export const namePermission = (t: TFunction, permission: string): string =>
  t(`permissions:name.${permission.replace(':', '-')}`, { defaultValue: permission });

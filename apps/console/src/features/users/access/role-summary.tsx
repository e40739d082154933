import Box from '@mui/material/Box';
import { type Permission, ROLE_PERMISSIONS, type Role } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';

/** What a role may do, in words: one sentence, and everything it permits. */
export function RoleSummary({ role }: { role: Role }) {
  const { t } = useTranslation('users');
  const namePermission = useNamePermission();
  return (
    <Box sx={LOOK}>
      {t(`role.${role}.text`)}
      <Box component="details" sx={{ mt: 0.5 }}>
        <summary>{t('form.permits', { count: ROLE_PERMISSIONS[role].length })}</summary>
        <ul>
          {ROLE_PERMISSIONS[role].map((permission) => (
            <li key={permission}>{namePermission(permission)}</li>
          ))}
        </ul>
      </Box>
    </Box>
  );
}

/** A colon divides the names of catalogues, so that the keys have a hyphen in its place. */
function useNamePermission(): (permission: Permission) => string {
  const { t } = useTranslation('users');
  return (permission) => t(`permission.${permission.replace(':', '-')}`);
}

const LOOK = {
  mt: -1,
  color: 'text.secondary',
  typography: 'body2',
  '& summary': { cursor: 'pointer', width: 'fit-content' },
  '& ul': { m: 0, mt: 0.5, pl: 2.5 },
};

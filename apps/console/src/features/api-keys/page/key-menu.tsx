import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ApiKey } from '@parterre/contract/api-keys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { RevokeDialog } from '../revoke-dialog.tsx';

/** What can be done with a key without opening it. */
export function KeyMenu({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const search = usePageSearch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRevoking, setRevoking] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('menu.label', { name: apiKey.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} onClick={close} onClose={close} open>
          <MenuItem component={Link} to={`${paths.apiKey(apiKey.apiKeyId)}${search}`}>
            {t('menu.open')}
          </MenuItem>
          <MenuItem disabled={apiKey.revokedAt !== null} onClick={() => setRevoking(true)} sx={{ color: 'error.main' }}>
            {t('revoke.action')}
          </MenuItem>
        </Menu>
      )}
      <RevokeDialog apiKey={isRevoking ? apiKey : null} onClose={() => setRevoking(false)} />
    </>
  );
}

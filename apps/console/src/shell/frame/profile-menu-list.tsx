import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requireRuntimeConfig } from '../../api/runtime-config.ts';
import { useDrawerParam } from '../../drawers/use-drawer-param.ts';
import { paths } from '../../paths.ts';
import type { SignedInUser } from '../../session/session-state.ts';
import { useCan } from '../../session/use-features.ts';
import { GlobeIcon, HelpIcon, KeyIcon, PinIcon, SignOutIcon } from '../../ui/icons.tsx';
import { useAppearanceItems } from './use-appearance-items.tsx';

interface ProfileMenuListProps {
  user: SignedInUser;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Who is signed in, and what concerns only them. */
export function ProfileMenuList({ user, anchor, onClose }: ProfileMenuListProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { openDrawer } = useDrawerParam();
  const appearance = useAppearanceItems();
  const canManageKeys = useCan('apikey:manage');
  return (
    <Menu
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      onClick={onClose}
      slotProps={{ paper: { sx: { width: 248 } } }}
    >
      <Box component="li" role="presentation" sx={{ px: 1, pt: 0.75, pb: 1, typography: 'body2' }}>
        <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{user.fullName}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>{user.email}</Box>
      </Box>
      <Divider component="li" />
      <MenuItem onClick={() => openDrawer('region')} sx={{ mt: 0.5 }}>
        <ListItemIcon>
          <PinIcon />
        </ListItemIcon>
        {t('profile.changeRegion')}
      </MenuItem>
      <MenuItem onClick={() => openDrawer('language')} sx={{ mb: 0.5 }}>
        <ListItemIcon>
          <GlobeIcon />
        </ListItemIcon>
        {t('profile.changeLanguage')}
      </MenuItem>
      <Divider component="li" />
      {appearance}
      <Divider component="li" sx={{ mt: '4px !important' }} />
      {canManageKeys && (
        <MenuItem onClick={() => void navigate(paths.apiKeys())} sx={{ mt: 0.5 }}>
          <ListItemIcon>
            <KeyIcon />
          </ListItemIcon>
          {t('profile.apiKeys')}
        </MenuItem>
      )}
      <MenuItem
        component="a"
        href={requireRuntimeConfig().supportUrl}
        target="_blank"
        rel="noreferrer"
        sx={{ mt: 0.5 }}
      >
        <ListItemIcon>
          <HelpIcon />
        </ListItemIcon>
        {t('profile.support')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          void navigate(paths.signOut());
        }}
      >
        <ListItemIcon>
          <SignOutIcon />
        </ListItemIcon>
        {t('profile.signOut')}
      </MenuItem>
    </Menu>
  );
}

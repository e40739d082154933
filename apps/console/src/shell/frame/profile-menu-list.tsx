import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { paths } from '#pages/paths.ts';
import type { SignedInUser } from '#session/session-state.ts';
import { CheckIcon, EditIcon, GlobeIcon, HelpIcon, PinIcon, SignOutIcon } from '#ui/icons.tsx';
import { APPEARANCES } from './appearances.ts';
import { usePages } from './use-pages.ts';

interface ProfileMenuListProps {
  user: SignedInUser;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Who is signed in, and what concerns only them. */
export function ProfileMenuList({ user, anchor, onClose }: ProfileMenuListProps) {
  const { t, i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const { supportUrl, identity } = requireRuntimeConfig();
  const { passwordUrl } = identity;
  const { openDrawer } = useDrawerParam();
  const appearance = useAppearanceItems();
  const pages = usePages().filter(({ at }) => at === 'profile');
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
      {pages.map(({ href, label, Icon }) => (
        <MenuItem key={href} onClick={() => void navigate(href)} sx={{ mt: 0.5 }}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
      {passwordUrl && (
        <MenuItem component="a" href={`${passwordUrl}?ui_locales=${i18n.language}`} sx={{ mt: 0.5 }}>
          <ListItemIcon>
            <EditIcon />
          </ListItemIcon>
          {t('profile.changePassword')}
        </MenuItem>
      )}
      <Divider component="li" sx={{ mt: '4px !important' }} />
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
      <MenuItem component="a" href={supportUrl} target="_blank" rel="noreferrer" sx={{ mt: 0.5 }}>
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

/** Light, dark or as the system is: items of a menu, which finds its items only among its direct children. */
function useAppearanceItems(): ReactNode[] {
  const { t } = useTranslation('shell');
  const { mode = 'system', setMode } = useColorScheme();
  const items = APPEARANCES.map((appearance) => (
    <MenuItem
      key={appearance.mode}
      role="menuitemradio"
      aria-checked={mode === appearance.mode}
      onClick={() => setMode(appearance.mode)}
    >
      <ListItemIcon>
        <appearance.Icon />
      </ListItemIcon>
      {t(`appearance.${appearance.mode}`)}
      <Box sx={{ flex: 1 }} />
      {mode === appearance.mode && <CheckIcon />}
    </MenuItem>
  ));
  return [
    <ListSubheader
      key="heading"
      role="presentation"
      sx={{ typography: 'overline', px: 1, pt: 1, bgcolor: 'transparent', color: 'text.tertiary' }}
    >
      {t('appearance.title')}
    </ListSubheader>,
    ...items,
  ];
}

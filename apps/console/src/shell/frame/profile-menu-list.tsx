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
import { findAccountPage } from '#api/runtime-config.ts';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { paths } from '#pages/paths.ts';
import type { SignedInUser } from '#session/session-state.ts';
import { CheckIcon, EditIcon, GlobeIcon, PinIcon, SignOutIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { APPEARANCES } from './appearances.ts';
import { usePages } from './use-pages.ts';

interface ProfileMenuListProps {
  user: SignedInUser;
  anchor: HTMLElement;
  onClose: () => void;
}

/** In the order of spec §2; only entries about the user's own account. */
export function ProfileMenuList({ user, anchor, onClose }: ProfileMenuListProps) {
  const { t, i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const passwordPage = findAccountPage('password', i18n.language);
  const { openDrawer } = useDrawerParam();
  const appearance = useAppearanceItems();
  const pages = usePages();
  const listPages = (place: 'profile' | 'profile-end') =>
    pages
      .filter(({ at }) => at === place)
      .map(({ href, label, Icon }) => (
        <MenuItem key={href} onClick={() => void navigate(href)}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          {label}
        </MenuItem>
      ));
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
        <Note sx={{ overflowWrap: 'anywhere' }}>{user.email}</Note>
      </Box>
      <Divider component="li" />
      {listPages('profile')}
      {passwordPage && (
        <MenuItem component="a" href={passwordPage}>
          <ListItemIcon>
            <EditIcon />
          </ListItemIcon>
          {t('profile.changePassword')}
        </MenuItem>
      )}
      <Divider component="li" />
      <MenuItem onClick={() => openDrawer('region')}>
        <ListItemIcon>
          <PinIcon />
        </ListItemIcon>
        {t('profile.changeRegion')}
      </MenuItem>
      <MenuItem onClick={() => openDrawer('language')}>
        <ListItemIcon>
          <GlobeIcon />
        </ListItemIcon>
        {t('profile.changeLanguage')}
      </MenuItem>
      <Divider component="li" />
      {listPages('profile-end')}
      <Divider component="li" />
      {appearance}
      <Divider component="li" />
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

/**
 * Light, dark or the system's scheme. Returns an array, because a menu finds its items only among its direct children.
 */
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

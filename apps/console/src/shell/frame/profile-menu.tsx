import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requireRuntimeConfig } from '../../api/runtime-config.ts';
import { useAppSelector } from '../../api/store.ts';
import { useDrawerParam } from '../../drawers/use-drawer-param.ts';
import { useSession } from '../../session/session-context.ts';
import { selectSession } from '../../session/session-state.ts';
import { GlobeIcon, HelpIcon, PinIcon, SignOutIcon } from '../../ui/icons.tsx';
import { useAppearanceItems } from './use-appearance-items.tsx';

/** Who is signed in, and what concerns only them. */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { user } = useAppSelector(selectSession);
  const { openDrawer } = useDrawerParam();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const appearance = useAppearanceItems();
  if (!user) return null;
  return (
    <>
      <Tooltip title={t('profile.title')}>
        <ButtonBase
          aria-label={t('profile.title')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{
            width: 28,
            height: 28,
            borderRadius: '50%',
            bgcolor: 'primary.soft',
            color: 'primary.ink',
            fontSize: 11,
            fontWeight: 600,
          }}
        >
          {initialsOf(user.fullName)}
        </ButtonBase>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        onClick={close}
        slotProps={{ paper: { sx: { width: 248 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 1, pt: 0.75, pb: 1 }}>
          <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{user.fullName}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>{user.email}</Box>
        </Box>
        <Divider />
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
        <Divider />
        {appearance}
        <Divider />
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
        <MenuItem onClick={() => void session.signOut()}>
          <ListItemIcon>
            <SignOutIcon />
          </ListItemIcon>
          {t('profile.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** First letters of the first and the last name. */
export function initialsOf(fullName: string): string {
  const names = fullName.trim().split(/\s+/);
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map((name) => [...(name ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}

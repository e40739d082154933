import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../ui/icons.tsx';
import { APPEARANCES } from './appearances.ts';

/** Light, dark or as the system is: items of a menu, which finds its items only among its direct children. */
export function useAppearanceItems(): ReactNode[] {
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

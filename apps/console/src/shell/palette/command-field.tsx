import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '#ui/icons.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { useCommandPalette } from './use-command-palette.ts';

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Looks like a search field, opens the palette; an icon alone under 768 px. */
export function CommandField() {
  const { t } = useTranslation('shell');
  const { open } = useCommandPalette();
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      aria-label={t('palette.placeholder')}
      onClick={open}
      sx={{
        display: 'flex',
        gap: 1,
        flex: { xs: 'none', sm: '0 1 344px' },
        minWidth: 32,
        height: 32,
        pl: { xs: 1, sm: 1.25 },
        pr: { xs: 1, sm: 0.75 },
        border: 1,
        borderColor: { xs: 'transparent', sm: 'divider' },
        borderRadius: '6px',
        bgcolor: { sm: 'background.sunken' },
        color: { xs: 'text.secondary', sm: 'text.tertiary' },
        typography: 'body2',
        whiteSpace: 'nowrap',
        '&:hover': { borderColor: { sm: 'line.strong' } },
      }}
    >
      <SearchIcon />
      <Box
        component="span"
        sx={{
          display: { xs: 'none', sm: 'block' },
          flex: 1,
          textAlign: 'left',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {t('palette.placeholder')}
      </Box>
      <Kbd sx={{ display: { xs: 'none', sm: 'inline-block' } }}>{isApple ? '⌘ K' : 'Ctrl K'}</Kbd>
    </ButtonBase>
  );
}

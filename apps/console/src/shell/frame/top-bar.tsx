import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslation } from 'react-i18next';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { usePromoter, useRegionName } from '#session/use-promoter.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { ChevronDownIcon, GlobeIcon, MenuIcon } from '#ui/icons.tsx';
import { EnvironmentName } from '../environment-name.tsx';
import { CommandField } from '../palette/use-command-palette.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const HEIGHT_PX = 52;
/** Nothing that takes the focus stays below the bar. */
const SCROLL_LOOK = { html: { scrollPaddingTop: HEIGHT_PX + 12 } };

/** Promoter and region on the left, search and profile on the right. */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('shell');
  const { openDrawer } = useDrawerParam();
  const promoter = usePromoter();
  const regionName = useRegionName();
  return (
    <>
      <GlobalStyles styles={SCROLL_LOOK} />
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          height: HEIGHT_PX,
          pl: { xs: 0.5, sm: 3 },
          pr: { xs: 1, sm: 4 },
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ display: { sm: 'none' } }}>
          <TipIconButton label={t('frame.menu')} onClick={onOpenMenu}>
            <MenuIcon />
          </TipIconButton>
        </Box>
        <Switch
          name={t('promoter.title')}
          value={promoter.current?.name ?? t('promoter.all')}
          onOpen={() => openDrawer('promoter')}
        />
        <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
          <Box component="span" aria-hidden sx={{ color: 'line.strong' }}>
            /
          </Box>
          <Switch
            isQuiet
            name={t('region.title')}
            value={regionName ?? t('region.all')}
            onOpen={() => openDrawer('region')}
          />
        </Box>
        <EnvironmentName />
        <Box sx={{ flex: 1 }} />
        <CommandField />
        {/* On a phone the name of the promoter needs the room; the profile menu leads to the languages too. */}
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <TipIconButton label={t('language.title')} onClick={() => openDrawer('language')}>
            <GlobeIcon />
          </TipIconButton>
        </Box>
        <NotificationBell />
        <ProfileMenu />
      </Box>
      {regionName && <Box sx={REGION_LOOK}>{t('kit:labelled', { label: t('region.title'), value: regionName })}</Box>}
    </>
  );
}

/** On a phone, a chosen region stands below the bar: it filters every figure of the page. */
const REGION_LOOK = {
  display: { sm: 'none' },
  px: 2,
  py: 0.5,
  typography: 'body2',
  color: 'text.secondary',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
};

interface SwitchProps {
  name: string;
  value: string;
  onOpen: () => void;
  isQuiet?: boolean;
}

function Switch({ name, value, onOpen, isQuiet = false }: SwitchProps) {
  const { t } = useTranslation('kit');
  return (
    <Button
      variant="text"
      aria-haspopup="dialog"
      aria-label={t('labelled', { label: name, value })}
      onClick={onOpen}
      endIcon={<ChevronDownIcon sx={{ color: 'text.tertiary' }} />}
      sx={{ minWidth: 0, color: isQuiet ? 'text.secondary' : 'text.primary' }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: { xs: 150, md: 220 } }}>
        {value}
      </Box>
    </Button>
  );
}

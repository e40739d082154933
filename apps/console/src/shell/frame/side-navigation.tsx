import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { selectSettings, setNavigation } from '#api/settings.ts';
import { useAppDispatch, useAppSelector } from '#api/store.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { PanelIcon } from '#ui/icons.tsx';
import { NavigationList } from './navigation-list.tsx';

const OPEN_WIDTH = 232;
const MINIMAL_WIDTH = 56;

/** Shown from 768 px on, beside the page; its minimal state is stored on this device. */
export function SideNavigation() {
  const { t } = useTranslation('shell');
  const { isMinimal, toggle } = useNavigation();
  const width = isMinimal ? MINIMAL_WIDTH : OPEN_WIDTH;
  return (
    <Box
      component="nav"
      aria-label={t('frame.navigation')}
      sx={{
        display: { xs: 'none', sm: 'flex' },
        flexDirection: 'column',
        flex: 'none',
        position: 'sticky',
        top: 0,
        width,
        height: '100vh',
        p: 1.5,
        overflow: 'hidden auto',
        bgcolor: 'background.sunken',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <GlobalStyles
        styles={(theme) => ({ [theme.breakpoints.up('sm')]: { ':root': { '--navigation-width': `${width}px` } } })}
      />
      <NavigationList isMinimal={isMinimal} />
      <Box sx={{ flex: 1 }} />
      <TipIconButton
        label={t(isMinimal ? 'frame.openNavigation' : 'frame.minimiseNavigation')}
        aria-expanded={!isMinimal}
        onClick={toggle}
        sx={{ flex: 'none' }}
      >
        <PanelIcon />
      </TipIconButton>
    </Box>
  );
}

interface NavigationState {
  isMinimal: boolean;
  toggle: () => void;
}

/** Open or minimal as chosen on this device; minimal by default below 1280 px. */
function useNavigation(): NavigationState {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectSettings).drawers.navigation;
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const isMinimal = (chosen ?? (isWide ? 'open' : 'minimal')) === 'minimal';
  return { isMinimal, toggle: () => dispatch(setNavigation(isMinimal ? 'open' : 'minimal')) };
}

import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { PanelIcon } from '../../ui/icons.tsx';
import { TipIconButton } from '../../ui/tip-icon-button.tsx';
import { NavigationList } from './navigation-list.tsx';
import { useNavigation } from './use-navigation.ts';

const OPEN_WIDTH = 232;
const MINIMAL_WIDTH = 56;

/** The permanent navigation from 768 px on: open, or icons alone. */
export function SideNavigation() {
  const { t } = useTranslation('shell');
  const { isMinimal, toggle } = useNavigation();
  const width = isMinimal ? MINIMAL_WIDTH : OPEN_WIDTH;
  return (
    <Drawer
      variant="permanent"
      sx={{ display: { xs: 'none', sm: 'block' }, flex: 'none', width }}
      slotProps={{
        paper: {
          component: 'nav',
          'aria-label': t('frame.navigation'),
          sx: {
            width,
            p: 1.5,
            bgcolor: 'background.sunken',
            borderRight: 1,
            borderColor: 'divider',
            overflowX: 'hidden',
          },
        },
      }}
    >
      <NavigationList isMinimal={isMinimal} />
      <Box sx={{ flex: 1 }} />
      <TipIconButton
        label={t(isMinimal ? 'frame.openNavigation' : 'frame.minimiseNavigation')}
        aria-expanded={!isMinimal}
        onClick={toggle}
      >
        <PanelIcon />
      </TipIconButton>
    </Drawer>
  );
}

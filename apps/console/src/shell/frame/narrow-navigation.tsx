import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { NavigationList } from './navigation-list.tsx';

/** Below 768 px the navigation is a drawer behind the menu button. */
export function NarrowNavigation({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open
      onClose={onClose}
      sx={{ display: { sm: 'none' } }}
      slotProps={{
        paper: {
          component: 'nav',
          'aria-label': t('frame.navigation'),
          sx: { width: 272, p: 1.5, bgcolor: 'background.sunken', borderRight: 1, borderColor: 'divider' },
        },
      }}
    >
      <NavigationList onFollow={onClose} />
    </Drawer>
  );
}

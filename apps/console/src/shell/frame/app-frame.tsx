import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { AppDrawers } from '../drawers/app-drawers.tsx';
import { CommandPaletteHost } from '../palette/command-palette-host.tsx';
import { NonIdealState } from '../states/non-ideal-state.tsx';
import { UnsavedChangesGuard } from '../unsaved/unsaved-changes-guard.tsx';
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts';
import { SideNavigation } from './side-navigation.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const NarrowNavigation = lazy(async () => ({ default: (await import('./narrow-navigation.tsx')).NarrowNavigation }));

/** Navigation, top bar and the page. A page with `handle: { isFullScreen: true }` has the window to itself. */
export function AppFrame() {
  const { t } = useTranslation('shell');
  const [isMenuOpen, setMenuOpen] = useState(false);
  useFocusOnNavigation();
  return (
    <>
      <SkipLink>{t('frame.skip')}</SkipLink>
      <UnsavedChangesGuard />
      <AppDrawers />
      <CommandPaletteHost />
      {useIsFullScreen() ? (
        <Box component="main" id="content" tabIndex={-1}>
          <Page />
        </Box>
      ) : (
        <Box sx={{ display: 'flex', minHeight: '100vh' }}>
          <SideNavigation />
          {isMenuOpen && (
            <Suspense fallback={null}>
              <NarrowNavigation onClose={() => setMenuOpen(false)} />
            </Suspense>
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <TopBar onOpenMenu={() => setMenuOpen(true)} />
            <Box
              component="main"
              id="content"
              tabIndex={-1}
              sx={{ maxWidth: 1700, px: { xs: 2, sm: 4 }, pt: { xs: 2, sm: 3 }, pb: { xs: 3, sm: 4 } }}
            >
              <Page />
            </Box>
          </Box>
        </Box>
      )}
    </>
  );
}

function Page() {
  return (
    <Suspense fallback={<NonIdealState kind="loading" isInPage />}>
      <Outlet />
    </Suspense>
  );
}

function useIsFullScreen(): boolean {
  return useMatches().some(({ handle }) => {
    return typeof handle === 'object' && handle !== null && 'isFullScreen' in handle && handle.isFullScreen === true;
  });
}

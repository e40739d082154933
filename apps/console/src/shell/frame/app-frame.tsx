import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { FeatureId } from '@parterre/contract/wire/permissions';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatch, useMatches } from 'react-router';
import { readLooking } from '#api/device/look-as.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { readPreview } from '#i18n/own-texts/own-texts.ts';
import { ClosedFeatures, findClosedPage } from '#pages/closed-pages.ts';
import { FrameMenu } from '#pages/frame-menu.ts';
import { PATTERNS } from '#pages/paths.ts';
import { pageRoutes } from '#routes/page-routes.ts';
import { ShownPromoter, useFeatures } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { AppDrawers } from '../app-drawers.tsx';
import { EnvironmentName } from '../environment-name.tsx';
import { CommandPaletteHost } from '../palette/use-command-palette.tsx';
import { NonIdealState } from '../states/non-ideal-state.tsx';
import { findPagePath, UnsavedChangesGuard } from '../unsaved-changes-guard.tsx';
import { LookingBar, ROOM_FOR_NOTICE } from './looking-bar.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { focusTitle, useKeptFocus } from './use-kept-focus.ts';

const NarrowNavigation = lazyPart(async () => (await import('./narrow-navigation.tsx')).NarrowNavigation);

/**
 * Navigation, top bar and page. A page with `handle: { isFullScreen: true }` gets the whole window. Inside another
 * site, which has its own frame, every page does: see `data-mode`.
 */
export function AppFrame() {
  const { t } = useTranslation('shell');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { features } = useFeatures();
  const mode = features?.mode ?? 'app';
  const isFullScreen = useIsFullScreen();
  const hasNotice = readLooking() !== null || readPreview() !== null;
  const pageLook = hasNotice ? { ...PAGE_LOOK, pb: ROOM_FOR_NOTICE } : PAGE_LOOK;
  useFocusOnNavigation();
  useKeptFocus();
  return (
    <>
      <SkipLink>{t('frame.skip')}</SkipLink>
      <UnsavedChangesGuard />
      <AppDrawers />
      <CommandPaletteHost />
      <LookingBar isFullScreen={isFullScreen} />
      <PreviewBar isFullScreen={isFullScreen} />
      {isFullScreen ? (
        <Box component="main" data-mode={mode} id="content" tabIndex={-1}>
          <FrameMenu value={<EndOfBar hasMenu={mode === 'app'} />}>
            <Page />
          </FrameMenu>
        </Box>
      ) : mode === 'component' ? (
        <Box component="main" data-mode={mode} id="content" sx={pageLook} tabIndex={-1}>
          <Page />
        </Box>
      ) : (
        <Box sx={{ display: 'flex', minHeight: '100vh' }}>
          <Box sx={NOT_PRINTED}>
            <SideNavigation />
          </Box>
          {isMenuOpen && (
            <Suspense fallback={null}>
              <NarrowNavigation onClose={() => setMenuOpen(false)} />
            </Suspense>
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={NOT_PRINTED}>
              <TopBar onOpenMenu={() => setMenuOpen(true)} />
            </Box>
            <Box component="main" data-mode={mode} id="content" sx={pageLook} tabIndex={-1}>
              <Page />
            </Box>
          </Box>
        </Box>
      )}
    </>
  );
}

/** The end of a full-screen page's own bar. Inside another site it has no menu, like every page there. */
function EndOfBar({ hasMenu }: { hasMenu: boolean }) {
  return (
    <>
      <EnvironmentName isFullScreen />
      {hasMenu && <ProfileMenu />}
    </>
  );
}

/** Has no box of its own, so that the bar still sticks to the page; paper has the page alone. */
const NOT_PRINTED = { display: 'contents', displayPrint: 'none' };

const PAGE_LOOK = { maxWidth: 1700, px: { xs: 2, sm: 4 }, pt: { xs: 2, sm: 3 }, pb: { xs: 3, sm: 4 } };

function Page() {
  return (
    <ShownPromoter value={usePromoterOfEvent()}>
      <OpenPage />
    </ShownPromoter>
  );
}

/** Returns the promoter whose event the page shows, which decides what is open there while all promoters are shown. */
function usePromoterOfEvent(): string | undefined {
  const { current } = usePromoter();
  const showCode = useMatch({ path: PATTERNS.show, end: false })?.params.showCode ?? 'new';
  const skip = current !== null || showCode === 'new';
  const { currentData: show } = useGetShowQuery({ params: { showCode } }, { skip });
  return skip ? undefined : show?.promoterCode;
}

const NONE_CLOSED: ReadonlySet<FeatureId> = new Set();

/** The page of the URL, or a note that it is switched off. */
function OpenPage() {
  const { t } = useTranslation(['shell', 'programme']);
  const { pathname } = useLocation();
  const closed = useFeatures({ isRenewed: true }).features?.closed ?? NONE_CLOSED;
  const feature = findClosedPage(closed, pathname);
  if (feature)
    return (
      <EmptyState
        text={t('state.closedText', { feature: t(`programme:feature.${feature}`) })}
        title={t('state.closed')}
      />
    );
  return (
    <ClosedFeatures value={closed}>
      <Suspense fallback={<NonIdealState kind="loading" isInPage />}>
        <Outlet />
      </Suspense>
    </ClosedFeatures>
  );
}

function useIsFullScreen(): boolean {
  return useMatches().some(({ handle }) => {
    return typeof handle === 'object' && handle !== null && 'isFullScreen' in handle && handle.isFullScreen === true;
  });
}

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 12px',
  borderRadius: 6,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  // Fixed elements would be printed on every sheet.
  '@media print': { display: 'none' },
}));

/** The first tab stop: skips the navigation. */
function SkipLink({ children }: { children: ReactNode }) {
  const focusContent = () => document.getElementById('content')?.focus();
  return (
    <Anchor
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        focusContent();
      }}
    >
      {children}
    </Anchor>
  );
}

/** Moves the focus to the title after a navigation, so that screen readers announce the page. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const pagePath = findPagePath(pageRoutes, pathname);
  const previous = useRef(pagePath);
  // The title exists only after the page has rendered.
  useEffect(() => {
    if (previous.current === pagePath) return;
    previous.current = pagePath;
    focusTitle();
    window.scrollTo(0, 0);
  }, [pagePath]);
}

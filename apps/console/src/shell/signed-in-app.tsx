import Button from '@mui/material/Button';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import type { UserPermission } from '@parterre/contract/wire/permissions';
import {
  type AnchorHTMLAttributes,
  forwardRef,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import {
  createBrowserRouter,
  type DataRouter,
  Link,
  type RouteObject,
  RouterProvider,
  redirect,
  useRouteError,
} from 'react-router';
import { AskButton, ClosedPart } from '#access/closed-part.tsx';
import { errorReporter } from '#api/error-reports/error-reporter.ts';
import { errorText, findRequestId } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import { useGetAccountQuery } from '#api/queries/promoters/accounts.ts';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useAppDispatch, useAppSelector } from '#api/store.ts';
import { readTimeFormat, watchTimeFormat } from '#api/time-format.ts';
import { CanTranslate } from '#forms/translation/text-languages.ts';
import { watchOwnTexts } from '#i18n/own-texts/watch-own-texts.ts';
import { AskAccess, findLacking } from '#pages/ask-access.ts';
import { ClosedFeatures, useIsClosed } from '#pages/closed-pages.ts';
import { paths } from '#pages/paths.ts';
import { pageRoutes } from '#routes/page-routes.ts';
import { page } from '#routes/route.ts';
import { useSession } from '#session/session.ts';
import {
  readPartnerSiteId,
  selectAskedSite,
  selectRegionId,
  selectSession,
  setRegion,
  siteRefused,
  withoutPartnerSite,
} from '#session/session-state.ts';
import { isLocalPath } from '#session/sign-in/sign-in-window.ts';
import { useCanTranslate } from '#session/use-can-translate.ts';
import { useFeatures } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Notices, showToast } from '#ui/notices/notices.tsx';
import { AppFrame } from './frame/app-frame.tsx';
import { CrashScreen, NonIdealState } from './states/non-ideal-state.tsx';
import { NotFoundPage } from './states/not-found-page.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

const SignInAgainDialog = lazyPart(async () => (await import('./sign-in/sign-in-again-dialog.tsx')).SignInAgainDialog);

/** The console of a signed-in user. Renders no page until the feature permissions have loaded (spec §4). */
export function SignedInApp() {
  const { t } = useTranslation('shell');
  const { mustSignInAgain } = useAppSelector(selectSession);
  const { features, error, retry } = useFeatures();
  const canTranslate = useCanTranslate();
  const account = useAccountSettings();
  useOwnTexts();
  const router = useMemo(() => createBrowserRouter(shellRoutes), []);
  useAskedSite(router);
  if (error) {
    const requestId = findRequestId(error);
    return (
      <NonIdealState
        kind="error"
        details={requestId ? `${errorText(error)} ${t('state.requestId', { requestId })}` : errorText(error)}
        actions={<Button onClick={retry}>{t('kit:retry')}</Button>}
      />
    );
  }
  if (!features || !account.isApplied) return <NonIdealState kind="loading" />;
  return (
    <ThemeProvider theme={withRouterLinks}>
      <CanTranslate value={canTranslate}>
        <AskAccess value={askForAccess}>
          <ClosedFeatures value={features.closed}>
            <RouterProvider key={account.timeFormat} router={router} />
          </ClosedFeatures>
        </AskAccess>
      </CanTranslate>
      <Notices closeLabel={t('notice.close')} />
      {mustSignInAgain && (
        <Suspense fallback={null}>
          <SignInAgainDialog />
        </Suspense>
      )}
    </ThemeProvider>
  );
}

/**
 * Applies the language and time format of the user's account, and every change of them. Pages wait for that, because
 * another time format mounts them anew. If the account cannot be read, this browser's last choice applies.
 */
function useAccountSettings(): { timeFormat: TimeFormat; isApplied: boolean } {
  const { data, error } = useGetAccountQuery();
  const { choose } = useLanguageChoice();
  const adopt = useEffectEvent(choose);
  // Changing the language loads texts, which only an effect may start.
  useEffect(() => {
    if (data?.language) adopt(data.language);
  }, [data?.language]);
  const timeFormat = useSyncExternalStore(watchTimeFormat, readTimeFormat);
  return { timeFormat, isApplied: data ? data.timeFormat === timeFormat : error !== undefined };
}

/** Applies the chosen promoter's replacement texts; the shipped texts if all promoters are shown. */
function useOwnTexts(): void {
  const token = usePromoter().current?.translationToken;
  // Polling and texts are outside of React.
  useEffect(() => (token ? watchOwnTexts(token) : undefined), [token]);
}

const askForAccess = (permission: UserPermission) => <AskButton permission={permission} />;

/** Makes every `href` of a button or link use the router, so that `ui/` does not depend on it. */
function withRouterLinks(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButtonBase: {
        ...outer.components?.MuiButtonBase,
        defaultProps: { ...outer.components?.MuiButtonBase?.defaultProps, LinkComponent: RouterLink },
      },
      MuiLink: {
        ...outer.components?.MuiLink,
        defaultProps: { ...outer.components?.MuiLink?.defaultProps, component: RouterLink },
      },
    },
  };
}

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/** Navigates without a reload to pages of the console. */
const RouterLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(function RouterLink({ href = '', ...rest }, ref) {
  const isOwn = rest.target === undefined && (isLocalPath(href) || href.startsWith('?'));
  // Hides a button that leads to a closed page, and turns a link to it into plain text.
  if (useIsClosed()(href)) return rest.className?.includes('MuiButtonBase') ? null : <span>{rest.children}</span>;
  return isOwn ? <Link ref={ref} to={href} {...rest} /> : <a ref={ref} href={href} {...rest} />;
});

const toRoot = () => redirect(paths.root());

/** The routes inside the frame. The pages before sign-in redirect signed-in users. */
export const shellRoutes: RouteObject[] = [
  {
    Component: AppFrame,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: () => <NonIdealState kind="loading" />,
    children: [
      {
        ErrorBoundary: RouteErrorPage,
        children: [
          ...pageRoutes,
          page(paths.support(), async () => (await import('./support-page.tsx')).SupportPage),
          { path: paths.signOut(), Component: SignOutPage },
          { path: paths.login(), loader: toRoot },
          { path: paths.signedOut(), loader: toRoot },
          { path: paths.signInCallback(), loader: toRoot },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];

/** Sign-out is a page, so that leaving for it asks about unsaved changes like any other navigation. */
function SignOutPage() {
  const session = useSession();
  // Signing out is the only purpose of this page.
  useEffect(() => void session.signOut(), [session]);
  return <NonIdealState kind="userLogout" />;
}

/** Replaces a page that failed to load or render; the frame stays. */
function RouteErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const isMissing = findProblem(error)?.status === 404;
  const lacking = findLacking(error);
  // The router's error boundary has no callback for reports.
  useEffect(() => {
    if (!isMissing && !lacking) errorReporter().report('Uncaught interface error', error);
  }, [error, isMissing, lacking]);
  if (lacking) return <ClosedPart permission={lacking} title={t('state.forbidden')} />;
  return isMissing ? <NotFoundPage /> : <CrashScreen error={error} isInPage />;
}

/**
 * Finds the region for the partner site in the URL, by id or slug; shows a message for an unknown one. Either way the URL
 * then loses it: a reload would ask for it again, before the region chosen since. A region of an old cookie that does not
 * exist is left, because no list would open.
 */
function useAskedSite(router: DataRouter): void {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const asked = useAppSelector(selectAskedSite);
  const chosen = useAppSelector(selectRegionId);
  const { data } = useListRegionsQuery(undefined, { skip: asked === null && chosen === null });
  // The list of regions loads after the URL is read and decides what the parameter means.
  useEffect(() => {
    if (!data) return;
    const isChosenKnown = chosen === null || data.items.some(({ id }) => id === chosen);
    if (asked === null) {
      if (!isChosenKnown) dispatch(setRegion(null));
      return;
    }
    const found = data.items.find(({ id, partnerSiteId }) => partnerSiteId === asked || String(id) === asked);
    if (found) dispatch(setRegion(found.id));
    else {
      dispatch(siteRefused());
      showToast(t('region.unknown', { site: asked }), 'warning');
    }
    const { pathname, search, hash, state } = router.state.location;
    if (readPartnerSiteId(search) === null) return;
    const place = { pathname, search: withoutPartnerSite(search), hash };
    void router.navigate(place, { replace: true, state, preventScrollReset: true });
  }, [asked, chosen, data, dispatch, router, t]);
}

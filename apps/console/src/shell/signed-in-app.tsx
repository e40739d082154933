import Button from '@mui/material/Button';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { errorText, findRequestId } from '../api/error-text.ts';
import { useAppSelector } from '../api/store.ts';
import { selectSession } from '../session/session-state.ts';
import { useFeatures } from '../session/use-features.ts';
import { useTranslationSwitch } from '../session/use-translation-switch.ts';
import { Notices } from '../ui/notices/notices.tsx';
import { RouterLink } from './router-link.tsx';
import { shellRoutes } from './shell-routes.tsx';
import { NonIdealState } from './states/non-ideal-state.tsx';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./sign-in/sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/** The console of a signed-in user. Nothing shows until the feature permissions are loaded (spec §4). */
export function SignedInApp() {
  const { t } = useTranslation('shell');
  const { mustSignInAgain } = useAppSelector(selectSession);
  const { features, error, retry } = useFeatures();
  useTranslationSwitch();
  const router = useMemo(() => createBrowserRouter(shellRoutes), []);
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
  if (!features) return <NonIdealState kind="loading" />;
  return (
    <ThemeProvider theme={withRouterLinks}>
      <RouterProvider router={router} />
      <Notices closeLabel={t('notice.close')} />
      {mustSignInAgain && (
        <Suspense fallback={null}>
          <SignInAgainDialog />
        </Suspense>
      )}
    </ThemeProvider>
  );
}

/** Every `href` of a button or link navigates within the console, so that `ui/` need not know the router. */
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

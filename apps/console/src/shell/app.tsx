import { lazy, Suspense } from 'react';
import { useAppSelector } from '../api/store.ts';
import { paths } from '../paths.ts';
import { selectSession } from '../session/session-state.ts';
import { AuthenticationErrorScreen } from './sign-in/authentication-error-screen.tsx';
import { LoginPage } from './sign-in/login-page.tsx';
import { SignedOutPage } from './sign-in/signed-out-page.tsx';
import { NonIdealState } from './states/non-ideal-state.tsx';

const SignedInApp = lazy(async () => ({ default: (await import('./signed-in-app.tsx')).SignedInApp }));

/** What the session's state shows (spec §4). */
export function App({ supportUrl }: { supportUrl: string }) {
  const { status, error } = useAppSelector(selectSession);
  switch (status) {
    case 'loading':
      return <NonIdealState kind="loading" />;
    case 'silentSignIn':
      return <NonIdealState kind="userLogin" />;
    case 'signOut':
      return <NonIdealState kind="userLogout" />;
    case 'error':
      return <AuthenticationErrorScreen error={error ?? { message: '' }} />;
    case 'unauthenticated':
      return window.location.pathname === paths.signedOut() ? <SignedOutPage /> : <LoginPage supportUrl={supportUrl} />;
    case 'authenticated':
      return (
        <Suspense fallback={<NonIdealState kind="loading" />}>
          <SignedInApp />
        </Suspense>
      );
  }
}

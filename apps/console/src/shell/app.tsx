import { Suspense } from 'react';
import { useAppSelector } from '#api/store.ts';
import { signInPaths } from '#pages/sign-in-paths.ts';
import { selectSession } from '#session/session-state.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { NonIdealState } from './states/non-ideal-state.tsx';

const AuthenticationErrorScreen = lazyPart(
  async () => (await import('./sign-in/authentication-error-screen.tsx')).AuthenticationErrorScreen,
);
const LoginPage = lazyPart(async () => (await import('./sign-in/login-page.tsx')).LoginPage);
const SignedOutPage = lazyPart(async () => (await import('./sign-in/signed-out-page.tsx')).SignedOutPage);
const SignedInApp = lazyPart(async () => (await import('./signed-in-app.tsx')).SignedInApp);

/** spec §4 assigns a screen to each session state. Signed-out users load no code of the frame. */
export function App({ supportUrl }: { supportUrl: string }) {
  return (
    <Suspense fallback={<NonIdealState kind="loading" />}>
      <SessionScreen supportUrl={supportUrl} />
    </Suspense>
  );
}

function SessionScreen({ supportUrl }: { supportUrl: string }) {
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
      return window.location.pathname === signInPaths.signedOut() ? (
        <SignedOutPage />
      ) : (
        <LoginPage supportUrl={supportUrl} />
      );
    case 'authenticated':
      return <SignedInApp />;
  }
}

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { BRANDS, chooseFavicon } from '@parterre/contract/wire/brands';
import type { RuntimeConfig } from '@parterre/contract/wire/runtime-config';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { readCookie } from '#api/cookies.ts';
import {
  createConsoleReporter,
  createReporter,
  errorReporter,
  setErrorReporter,
} from '#api/error-reports/error-reporter.ts';
import { reportUncaught } from '#api/error-reports/report-uncaught.ts';
import { findTagId, loadRuntimeConfig } from '#api/runtime-config.ts';
import { createStore } from '#api/store.ts';
import { createBrandTheme } from '#brands/create-brand-theme.ts';
import { printInLight } from '#brands/print-in-light.ts';
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts';
import { nameBrand, startI18n } from '#i18n/start-i18n.ts';
import { Session, SessionContext } from '#session/session.ts';
import { keepCookies } from '#session/sign-in/keep-cookies.ts';
import { createOidcClient } from '#session/sign-in/oidc-client.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { App } from './app.tsx';
import { nonce } from './nonce.ts';
import { CrashScreen } from './states/non-ideal-state.tsx';

const TagConsent = lazyPart(async () => (await import('./tag-consent.tsx')).TagConsent);

/**
 * Loads configuration and texts in parallel, then shows the console. The skeleton in the HTML is visible until then.
 */
export async function start(): Promise<void> {
  setErrorReporter(createConsoleReporter());
  reportUncaught();
  printInLight();
  // Preloads the part that is probably needed: the console if the user was signed in recently, otherwise the sign-in
  // page.
  void (document.documentElement.dataset.frame ? import('./signed-in-app.tsx') : import('./sign-in/login-page.tsx'));
  const language = readCookie('language') ?? DEFAULT_LANGUAGE;
  const [config] = await Promise.all([loadRuntimeConfig(), startI18n(language)]);
  setErrorReporter(createReporter(config));
  dressPage(config);
  show(config);
}

/** Applies the brand to a page that the server has not prepared; the server does it before any script runs. */
function dressPage({ brand: name, market }: Pick<RuntimeConfig, 'brand' | 'market'>): void {
  const brand = BRANDS[name];
  document.documentElement.dataset.brand = name;
  document.title = brand.displayName;
  nameBrand(brand.displayName);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = chooseFavicon(brand, market);
}

function show(config: RuntimeConfig): void {
  const store = createStore();
  const tagId = findTagId(config);
  const session = new Session(store, createOidcClient(config));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  keepCookies(store);
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={createCache(nonce ? { key: 'css', nonce, prepend: true } : { key: 'css', prepend: true })}>
        <ThemeProvider
          theme={createBrandTheme(config.brand)}
          defaultMode="system"
          modeStorageKey="parterre-appearance"
          colorSchemeStorageKey="parterre-color-scheme"
        >
          <CssBaseline />
          <ErrorBoundary
            FallbackComponent={CrashScreen}
            onError={(error) => errorReporter().report('Uncaught interface error', error)}
          >
            <Provider store={store}>
              <SessionContext value={session}>
                <App supportUrl={config.supportUrl} />
                {tagId !== null && (
                  <Suspense fallback={null}>
                    <TagConsent tagId={tagId} />
                  </Suspense>
                )}
              </SessionContext>
            </Provider>
          </ErrorBoundary>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>,
  );
  void session.start();
}

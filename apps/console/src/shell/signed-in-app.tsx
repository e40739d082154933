import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import type { UserPermission } from '@parterre/contract/wire/permissions';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { AskButton } from '#access/closed-part.tsx';
import { readTimeFormat, watchTimeFormat } from '#api/device/time-format.ts';
import { errorText, findRequestId } from '#api/error-text.ts';
import { useGetAccountQuery } from '#api/queries/promoters/accounts.ts';
import { lateMiddleware, useAppSelector, useAppStore } from '#api/store.ts';
import { CanTranslate } from '#forms/translation/text-languages.ts';
import { watchOwnTexts } from '#i18n/own-texts/watch-own-texts.ts';
import { AskAccess } from '#pages/ask-access.ts';
import { ClosedFeatures } from '#pages/closed-pages.ts';
import { followAccountLanguage } from '#session/follow-account-language.ts';
import { useSession } from '#session/session.ts';
import { selectSession } from '#session/session-state.ts';
import { useCanTranslate } from '#session/use-can-translate.ts';
import { useFeatures } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Notices } from '#ui/notices/notices.tsx';
import { withRouterLinks } from './frame/router-links.tsx';
import { createShellRouter } from './shell-router.tsx';
import { NonIdealState } from './states/non-ideal-state.tsx';

lateMiddleware.addMiddleware(followAccountLanguage);

const SignInAgainDialog = lazyPart(async () => (await import('./sign-in/sign-in-again-dialog.tsx')).SignInAgainDialog);

/** The console of a signed-in user. Renders no page until the feature permissions have loaded (spec §4). */
export function SignedInApp() {
  const { t } = useTranslation('shell');
  const { mustSignInAgain } = useAppSelector(selectSession);
  const { features, error, retry } = useFeatures();
  const canTranslate = useCanTranslate();
  const account = useAccountSettings();
  useOwnTexts();
  const store = useAppStore();
  const session = useSession();
  const [router] = useState(() => createShellRouter(store, session));
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
 * Reads the time format of the user's account. Pages wait for it, because another time format mounts them anew. If the
 * account cannot be read, this browser's last choice applies.
 */
function useAccountSettings(): { timeFormat: TimeFormat; isApplied: boolean } {
  const { data, error } = useGetAccountQuery();
  const timeFormat = useSyncExternalStore(watchTimeFormat, readTimeFormat);
  return { timeFormat, isApplied: data ? data.timeFormat === timeFormat : error !== undefined };
}

/** Applies the chosen promoter's replacement texts; the shipped texts if all promoters are shown. */
function useOwnTexts(): void {
  const token = usePromoter().current?.translationToken;
  // Polls the server, and lays the answers over the texts of i18next: both are outside of React.
  useEffect(() => (token ? watchOwnTexts(token) : undefined), [token]);
}

const askForAccess = (permission: UserPermission) => <AskButton permission={permission} />;

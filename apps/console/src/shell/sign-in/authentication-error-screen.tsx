import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session.ts';
import type { AuthenticationError } from '#session/session-state.ts';
import { authenticationMessage, identityErrorKey } from '#session/sign-in/authentication-message.ts';
import { NonIdealState } from '../states/non-ideal-state.tsx';

/** Shown in place of the page; retrying returns to the current path and query. */
export function AuthenticationErrorScreen({ error }: { error: AuthenticationError }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const key = identityErrorKey(error.message);
  const message = key ? t(`identity.${key}`) : error.message;
  return (
    <NonIdealState
      kind="error"
      details={authenticationMessage({ ...error, message })}
      actions={
        <Button variant="contained" color="primary" size="large" onClick={() => void session.signIn()}>
          {t('identity.tryLoginAgain')}
        </Button>
      }
    />
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session.ts';

/** Shown when the session ended during unsaved changes: the page stays behind it until the user has signed in again. */
export function SignInAgainDialog() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const titleId = useId();
  const [failure, setFailure] = useState<'blocked' | 'closed'>();
  const handleSignInAgain = async () => {
    setFailure(undefined);
    const end = await session.signInAgain();
    if (end !== 'done') setFailure(end);
  };
  return (
    <Dialog open aria-labelledby={titleId} sx={{ zIndex: 1600 }}>
      <DialogTitle id={titleId}>{t('signInAgain.title')}</DialogTitle>
      <DialogContent>
        {t('signInAgain.text')}
        {failure && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t(failure === 'blocked' ? 'signInAgain.blocked' : 'identity.popupClosed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => session.decline()}>{t('signInAgain.decline')}</Button>
        <Button variant="contained" color="primary" autoFocus onClick={() => void handleSignInAgain()}>
          {t('signInAgain.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export function SignedOutPage() {
  const { t } = useTranslation('shell');
  const { brand } = useTheme();
  const session = useSession();
  return (
    <SignInFrame>
      <title>{`${t('signedOut.title')} · ${brand.displayName}`}</title>
      <Typography component="h1" sx={{ mb: 1.25 }} variant="display">
        {t('signedOut.title')}
      </Typography>
      <Typography variant="body1" sx={{ color: 'text.secondary', mb: 3.5 }}>
        {t('signedOut.text')}
      </Typography>
      <Button variant="contained" color="primary" size="large" fullWidth onClick={() => void session.signIn()}>
        {t('login.signIn')}
      </Button>
    </SignInFrame>
  );
}

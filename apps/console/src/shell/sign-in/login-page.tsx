import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#i18n/languages.ts';
import { useSession } from '#session/session.ts';
import { ChevronDownIcon, GlobeIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useLanguageChoice } from '../use-language-choice.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Shows the brand and one button: the identity provider asks for the credentials. */
export function LoginPage({ supportUrl }: { supportUrl: string }) {
  const { t } = useTranslation('shell');
  const { brand } = useTheme();
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const handleSignIn = async () => {
    setLeaving(true);
    await session.signIn();
    // Only a window beside this page ends here; the provider's page replaces it.
    setLeaving(false);
  };
  return (
    <SignInFrame
      footer={
        <>
          <LanguageMenu />
          <Box sx={{ flex: 1 }} />
          <Link href={supportUrl} color="inherit" target="_blank" rel="noreferrer">
            {t('entries.pages.support')}
          </Link>
        </>
      }
    >
      <title>{`${t('login.title')} · ${brand.displayName}`}</title>
      <Typography component="h1" sx={{ mb: 1.25 }} variant="display">
        {t('login.title')}
      </Typography>
      <Typography variant="body1" sx={{ color: 'text.secondary', mb: 3.5 }}>
        {t(`login.claim.${brand.kind}`)}
      </Typography>
      <Button
        variant="contained"
        color="primary"
        size="large"
        fullWidth
        loading={isLeaving}
        onClick={() => void handleSignIn()}
      >
        {t('login.signIn')}
      </Button>
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.tertiary' }}>
        {t('login.hint')}
      </Typography>
    </SignInFrame>
  );
}

const loadList = () => import('./language-menu-list.tsx');
const LanguageMenuList = lazyPart(async () => (await loadList()).LanguageMenuList);

/** Chooses the language before sign-in, when no drawer can open. */
function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { current } = useLanguageChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('kit:labelled', { label: t('language.title'), value: LANGUAGES[current] })}
        startIcon={<GlobeIcon />}
        endIcon={<ChevronDownIcon sx={{ color: 'text.tertiary' }} />}
        onPointerEnter={() => void loadList()}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: -1, fontWeight: 'fontWeightRegular' }}
      >
        {LANGUAGES[current]}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <LanguageMenuList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
